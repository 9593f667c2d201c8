"""Random numbers: the same for one seed, purpose and time, and each as likely as the others."""

import hashlib
from collections.abc import Callable
from itertools import permutations

import pytest

from takujo.kernel.chance import HIDDEN, Chance, FastNumbers, Numbers, SealedNumbers, fast, sealed

SECRET = "5ea1" * 16


def surprise(counts: list[int]) -> float:
    """Chi-square as standard deviations from what equal chances would give."""
    expected = sum(counts) / len(counts)
    chi = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    return float((chi - freedom) / (2 * freedom) ** 0.5)


def fast_by_hand(seed: int | str, sizes: list[int]) -> list[int]:
    """Two 16-bit multiply-with-carry generators, written out with whole numbers."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    high, low = int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:], "little")
    out = []
    for n in sizes:
        high = 36969 * (high % 65536) + high // 65536
        low = 18000 * (low % 65536) + low // 65536
        mixed = ((high * 2**14) ^ low) % 2**30
        out.append(mixed * n // 2**30)
    return out


def sealed_by_hand(text: str, sizes: list[int]) -> list[int]:
    """SHA-256 over key and counter, the words of each block taken from its end."""
    key = hashlib.sha256(text.encode()).digest()
    words: list[int] = []
    for counter in range(len(sizes)):
        block = hashlib.sha256(key + counter.to_bytes(8, "big")).digest()
        words += [int.from_bytes(block[i : i + 4], "big") for i in (28, 24, 20, 16, 12, 8, 4, 0)]
    return [word % n for word, n in zip(words, sizes, strict=False)]


def test_fast_numbers_are_what_their_definition_gives() -> None:
    sizes = [2, 6, 110, 1000, 7, 52] * 50
    for seed in (0, 1, 2**40, -3):
        numbers = FastNumbers(seed)
        assert [numbers.below(n) for n in sizes] == fast_by_hand(seed, sizes)


def test_fast_chance_is_keyed_by_seed_purpose_and_time() -> None:
    numbers = fast(7).numbers("deck", 3)
    assert [numbers.below(110) for _ in range(40)] == fast_by_hand("7/deck/3", [110] * 40)


def test_a_fast_shuffle_takes_the_numbers_that_below_would_give() -> None:
    by_below = list(range(110))
    shuffled = list(range(110))
    one, other = FastNumbers(9), FastNumbers(9)
    Numbers.shuffle(one, by_below)
    other.shuffle(shuffled)
    assert shuffled == by_below
    assert one.below(1000) == other.below(1000)


def test_sealed_chance_is_sha_256_in_counter_mode() -> None:
    sizes = [4, 16, 256, 2, 64, 1024] * 10  # divide 2**32, so that nothing is thrown away
    numbers = sealed(SECRET).numbers("deck", 3)
    assert [numbers.below(n) for n in sizes] == sealed_by_hand(f"{SECRET}/deck/3", sizes)


def test_known_answers() -> None:
    numbers = fast(1).numbers("deck", 0)
    assert [numbers.below(100) for _ in range(8)] == [49, 40, 17, 28, 55, 47, 63, 59]
    numbers = sealed(SECRET).numbers("deck", 0)
    assert [numbers.below(100) for _ in range(8)] == [56, 33, 22, 0, 29, 72, 71, 87]


def test_sealed_numbers_throw_away_what_would_favour_the_small_ones() -> None:
    numbers = SealedNumbers(b"key")
    numbers.block = [5, 2**32 - 1]  # the last comes first; 2**32 leaves 1 when divided by 3
    assert numbers.below(3) == 5 % 3
    assert numbers.block == []
    numbers.block = [5, 2**32 - 2]
    assert numbers.below(3) == (2**32 - 2) % 3


@pytest.mark.parametrize(
    "make", [fast, lambda seed: sealed(f"{seed:064x}")], ids=["fast", "sealed"]
)
class TestEachNumberIsAsLikely:
    """Chi-square with fixed seeds: four standard deviations is one game in ten thousand."""

    @pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 52, 110])
    def test_along_one_stream(self, make: Callable[[int], Chance], n: int) -> None:
        numbers = make(11).numbers("dice", 0)
        counts = [0] * n
        for _ in range(20_000):
            counts[numbers.below(n)] += 1
        assert abs(surprise(counts)) < 4

    @pytest.mark.parametrize("n", [2, 4, 6, 110])
    def test_in_the_first_number_of_many_streams(
        self, make: Callable[[int], Chance], n: int
    ) -> None:
        chance = make(12)
        counts = [0] * n
        for before in range(20_000):
            counts[chance.numbers("governor", before).below(n)] += 1
        assert abs(surprise(counts)) < 4

    def test_in_pairs_that_follow_each_other(self, make: Callable[[int], Chance]) -> None:
        numbers = make(13).numbers("dice", 0)
        counts = [0] * 36
        for _ in range(20_000):
            counts[numbers.below(6) * 6 + numbers.below(6)] += 1
        assert abs(surprise(counts)) < 4

    def test_in_the_orders_of_a_shuffle(self, make: Callable[[int], Chance]) -> None:
        chance = make(14)
        counts = dict.fromkeys(permutations([1, 2, 3, 4]), 0)
        for before in range(12_000):
            cards = [1, 2, 3, 4]
            chance.numbers("deck", before).shuffle(cards)
            counts[cards[0], cards[1], cards[2], cards[3]] += 1
        assert abs(surprise(list(counts.values()))) < 4


def test_the_measure_sees_a_loaded_die() -> None:
    fair, loaded = [1000] * 6, [1100, 1000, 1000, 1000, 1000, 900]
    assert abs(surprise(fair)) < 4 < abs(surprise(loaded))


def test_numbers_stay_in_their_range() -> None:
    streams: list[Numbers] = [FastNumbers(3), SealedNumbers(b"key")]
    for numbers in streams:
        for n in (1, 2, 3, 1000, 1 << 20, 1 << 29):
            assert all(0 <= numbers.below(n) < n for _ in range(50))


def test_a_shuffle_keeps_the_cards() -> None:
    cards = [card % 7 for card in range(60)]
    before = sorted(cards)
    FastNumbers(5).shuffle(cards)
    assert sorted(cards) == before
    assert cards != before


@pytest.mark.parametrize("chance", [fast(5), sealed(SECRET)], ids=["fast", "sealed"])
def test_another_purpose_time_or_seed_gives_another_stream(chance: Chance) -> None:
    def some(numbers: Numbers) -> list[int]:
        return [numbers.below(1000) for _ in range(6)]

    first = some(chance.numbers("deck", 0))
    assert some(chance.numbers("deck", 0)) == first
    assert some(chance.numbers("deck", 1)) != first
    assert some(chance.numbers("tiles", 0)) != first
    assert some(fast(6).numbers("deck", 0)) != first
    assert some(sealed("00" * 32).numbers("deck", 0)) != first


@pytest.mark.parametrize("secret", ["", "5ea1", "5ea1" * 17])
def test_a_sealed_seed_has_256_bits(secret: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        sealed(secret)


def test_a_sealed_seed_is_hexadecimal() -> None:
    with pytest.raises(ValueError, match="hexadecimal"):
        sealed("x" * 64)


def test_what_a_seat_has_seen_holds_no_chance() -> None:
    with pytest.raises(ValueError, match="guess a table first"):
        HIDDEN.numbers("deck", 0)
