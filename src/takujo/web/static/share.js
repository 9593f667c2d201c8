// Handing a link on: by the phone's own way where there is one, else by copying it.

const toast = document.getElementById("toast");

export async function share(event) {
  const button = event.target.closest?.("[data-copy], [data-share], [data-share-here]");
  if (!button) return;
  const { copy, share: link, shareHere, copied } = button.dataset;
  const url = new URL(copy || link || shareHere, location.href).href;
  if (!copy && navigator.share) {
    await navigator.share({ url, title: document.title }).catch(() => {});
    return;
  }
  if (navigator.clipboard) await navigator.clipboard.writeText(url).catch(() => {});
  else document.getElementById("link")?.select(); // without https: the person copies it
  if (!copied || !navigator.clipboard) return;
  toast.textContent = copied;
  toast.hidden = false;
  setTimeout(() => (toast.hidden = true), 2500);
}
