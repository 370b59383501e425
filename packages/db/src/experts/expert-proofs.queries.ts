import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

export type ExpertProofRow = Selectable<DB['expert_proofs']>;

export async function insertProof(
  trx: Database,
  row: Insertable<DB['expert_proofs']>,
): Promise<ExpertProofRow> {
  return trx.insertInto('expert_proofs').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Lists a person's proofs, oldest first. */
export async function listProofs(db: Database, userId: string): Promise<ExpertProofRow[]> {
  return db
    .selectFrom('expert_proofs')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findProof(db: Database, id: string): Promise<ExpertProofRow | undefined> {
  return db.selectFrom('expert_proofs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Counts a person's proofs, and those of their queue group that wait for checks. */
export async function countProofs(db: Database, userId: string, queueGroup: string) {
  const { rows } = await sql<{ kept: number; queued: number }>`
    select (select count(*) from expert_proofs where user_id = ${userId}) as kept,
      (select count(*) from expert_proofs where queue_group = ${queueGroup} and status = 'checking') as queued`.execute(
    db,
  );
  return rows[0] ?? { kept: 0, queued: 0 };
}

/** Ends the checks of a proof; one that was already decided stays as it is. */
export async function decideProof(
  db: Database,
  id: string,
  decision: { status: 'ready' } | { status: 'refused'; reason: string },
): Promise<void> {
  await db
    .updateTable('expert_proofs')
    .set({
      status: decision.status,
      reason: decision.status === 'refused' ? decision.reason : null,
      queue_group: null,
    })
    .where('id', '=', id)
    .where('status', '=', 'checking')
    .execute();
}

/** Keeps a person's proofs until a moment, or while a decision is open (null); an earlier end stays. */
export async function extendProofRetention(trx: Database, userId: string, until: Date | null): Promise<void> {
  await trx
    .updateTable('expert_proofs')
    .set({ remove_after: until && sql<Date>`least(remove_after, ${until})` })
    .where('user_id', '=', userId)
    .execute();
}

/** Sets when a proof is scanned for viruses again; null once it was. */
export async function setProofScanTime(db: Database, id: string, scanAgainAt: Date | null): Promise<void> {
  await db
    .updateTable('expert_proofs')
    .set({ scan_again_at: scanAgainAt })
    .where('id', '=', id)
    .where('scan_again_at', 'is distinct from', scanAgainAt)
    .execute();
}

/** Deletes a proof of a person for good; undefined if it is not theirs. The caller releases its bytes. */
export async function deleteProof(trx: Database, userId: string, id: string) {
  return trx
    .deleteFrom('expert_proofs')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['file_sha256', 'status', 'subject'])
    .executeTakeFirst();
}

/** Deletes proofs whose retention period is over, at most `limit`, and returns their files. */
export async function deleteExpiredProofs(trx: Database, now: Date, limit: number) {
  const { rows } = await sql<Pick<ExpertProofRow, 'file_sha256' | 'status'>>`
    delete from expert_proofs where id in (
      select id from expert_proofs where remove_after <= ${now} order by remove_after limit ${limit} for update skip locked)
    returning file_sha256, status`.execute(trx);
  return rows;
}

/** Deletes all proofs of people, and returns their files. */
export async function deleteProofsOfUsers(trx: Database, users: string[]) {
  return trx
    .deleteFrom('expert_proofs')
    .where('user_id', '=', sql<string>`any(${users})`)
    .returning(['file_sha256', 'status'])
    .execute();
}

/** Lists the files of a person's proofs; `afterId` is the last one seen, '' for the first page. */
export async function listProofFiles(db: Database, userId: string, limit: number, afterId: string) {
  const { rows } = await sql<{ id: string; file_name: string; storage_key: string }>`
    select p.id, p.file_name, f.storage_key
    from expert_proofs p join files f on f.sha256 = p.file_sha256
    where p.user_id = ${userId} and p.id::text > ${afterId}
    order by p.id::text limit ${limit}`.execute(db);
  return rows;
}
