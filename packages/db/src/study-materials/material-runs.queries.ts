import type { MaterialState } from '@aw/contracts/study-materials/public';
import { sql } from 'kysely';
import type { Database } from '../database';
import { materialColumns, type StoredEntry } from './study-materials.queries';

/** Locks study material that is not finished. */
export async function lockOpen(trx: Database, id: string) {
  return trx
    .selectFrom('study_materials as m')
    .select(materialColumns)
    .where('m.id', '=', id)
    .where('m.state', 'in', ['waiting', 'running'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type LockedMaterial = NonNullable<Awaited<ReturnType<typeof lockOpen>>>;

/** One try to make study material. Only the newest writes, and only while the material is not finished. */
export type MaterialRun = { id: string; run: number };

/** Starts another try to make study material that the caller has locked. */
export async function start(trx: Database, id: string): Promise<MaterialRun> {
  return trx
    .updateTable('study_materials')
    .set({ state: 'running', run: sql`run + 1` })
    .where('id', '=', id)
    .returning(['id', 'run'])
    .executeTakeFirstOrThrow();
}

type Progress = {
  /** Number of items that failed a check since the last progress. */
  dropped: number;
  /** Number of pages or messages that have been read, and of all that there are. */
  read_count: number;
  source_count: number;
  /** Only of a summary or an outline. */
  entries?: readonly StoredEntry[];
  prompts_done?: number;
};

/** Stores what a try has made so far. Returns false if the try may not write any more. */
export async function saveProgress(
  db: Database,
  { id, run }: MaterialRun,
  { dropped, entries, ...progress }: Progress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('study_materials')
    .set({
      ...progress,
      ...(entries && { entries: JSON.stringify(entries) }),
      dropped: sql`dropped + ${dropped}`,
    })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type End = { state: Extract<MaterialState, 'done' | 'failed'>; failure?: string };

export async function end(trx: Database, id: string, outcome: End, now: Date): Promise<void> {
  await trx
    .updateTable('study_materials')
    .set({ ...outcome, queue_group: null, ended_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Lists unfinished study material from before a moment, whose job is gone. */
export async function listAbandoned(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('study_materials')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
