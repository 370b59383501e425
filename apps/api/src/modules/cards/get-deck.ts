import { maxDeckCards } from '@aw/contracts/quizzes/review';
import * as cards from '@aw/db/cards';
import type { UserContext } from '../../context';
import { withWorkFolder } from '../../workers/work-folder';
import { toNote } from './deck-note';

/** The acting person's cards as a package for Anki (.apkg), those that are due first in front; bounded by `maxDeckCards`. */
export async function getDeck(ctx: UserContext): Promise<Uint8Array> {
  const rows = await cards.listReviewCards(ctx.db, { userId: ctx.userId, limit: maxDeckCards });
  const notes = rows.map((row) => toNote(row, ctx.config));
  // SQLite and the packer are loaded by whoever takes a deck, which few do.
  const { writeDeck } = await import('./deck');
  return withWorkFolder(ctx.config, (folder) => writeDeck(folder, notes, ctx.now()));
}
