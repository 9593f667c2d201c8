"""Routes: they fetch and send; what people read is made by ``web.pages``."""
