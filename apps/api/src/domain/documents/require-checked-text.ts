import { type Database, findUncheckedText } from '@aw/db';
import { documentUnchecked } from './document.errors';

/** Throws 409 where a page's text was not compared with what it shows: unseen words could be meant for a model. */
export async function requireCheckedText(db: Database, documentId: number): Promise<void> {
  const unchecked = await findUncheckedText(db, documentId);
  if (unchecked) throw documentUnchecked({ isDue: unchecked.text_check === 'due' });
}
