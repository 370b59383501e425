import type { Database } from '../database';

export type NewPasskey = {
  /** Credential id as base64url. */
  id: string;
  userId: string;
  name: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  isSynced: boolean;
};

/** Stores the public half of a passkey; false if its id already exists. */
export async function insertPasskey(db: Database, passkey: NewPasskey): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      name: passkey.name,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
      is_synced: passkey.isSynced,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists a person's passkeys, oldest first. */
export async function listPasskeys(db: Database, userId: string) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Finds a passkey and the current session epoch of its person. */
export async function findPasskey(db: Database, id: string) {
  return db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .selectAll('p')
    .select('u.session_epoch')
    .where('p.id', '=', id)
    .executeTakeFirst();
}
export type PasskeyRow = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Records a use; false if another use changed the counter meanwhile. */
export async function usePasskey(
  db: Database,
  use: { id: string; counterBefore: number; counter: number; isSynced: boolean; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter: use.counter, is_synced: use.isSynced, last_used_at: use.now })
    .where('id', '=', use.id)
    .where('counter', '=', use.counterBefore)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes one of a person's own passkeys; returns its name, undefined if it is not theirs. */
export async function deletePasskey(db: Database, userId: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Deletes all passkeys of a person. */
export async function deletePasskeys(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}
