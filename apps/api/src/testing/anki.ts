import { readAnkiPackage } from 'anki-reader';

/** Returns the decks of an Anki package by name, each card as front and back in the order of learning. */
export async function readDecks(
  bytes: Uint8Array,
): Promise<Record<string, { front: string; back: string }[]>> {
  const { collection } = await readAnkiPackage(new Blob([Uint8Array.from(bytes)]));
  return Object.fromEntries(
    Object.values(collection.getDecks()).map((deck) => [
      deck.getName(),
      Object.values(deck.getCards())
        .toSorted((one, other) => Number(one.getRawCard().due) - Number(other.getRawCard().due))
        .map((card) => ({ front: card.getFront(), back: card.getBack() })),
    ]),
  );
}
