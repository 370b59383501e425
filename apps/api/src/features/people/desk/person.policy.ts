import { type Database, type DeskPersonRow, findDeskPerson, lockUser } from '@aw/db';
import type { Context } from '../../../context';
import { personNotFound } from './desk.errors';

/** A person whom something can be done about; throws 404 for nobody, a merged and an erased one. */
export async function findLiving(ctx: Context, userId: string): Promise<DeskPersonRow> {
  const person = await findDeskPerson(ctx.db, userId);
  if (!person || person.merged_into) throw personNotFound();
  return person;
}

/** The same, held until the transaction ends. */
export async function lockLiving(trx: Database, userId: string) {
  const person = await lockUser(trx, userId);
  if (!person || person.merged_into || person.erased_at) throw personNotFound();
  return person;
}
