import { type Database, lockMessage, type MessageRow } from '@aw/db';
import { messageBlanked, messageNotFound } from '../messages.errors';

/** Holds a message to work on it; throws 404, and 409 `messages.blanked` for one of which nothing is left. */
export async function lockOpenMessage(trx: Database, id: string): Promise<MessageRow> {
  const message = await lockMessage(trx, id);
  if (!message) throw messageNotFound();
  if (message.blanked_at) throw messageBlanked();
  return message;
}
