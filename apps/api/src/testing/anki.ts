import { readAnkiPackage } from 'anki-reader';

/** The decks of an Anki package by their names, each card as front and back in the order in which it is learnt. */
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
