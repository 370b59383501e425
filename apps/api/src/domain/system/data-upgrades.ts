import { isDeepStrictEqual } from 'node:util';
import { richTextVersion } from '@aw/content/rich-text-version';
import type { ResponseOf } from '@aw/contracts/endpoint';
import type { DataUpgrade, staffListDataUpgrades } from '@aw/contracts/staff/data-upgrades';
import {
  countAfter,
  countByVersion,
  countRereadProblems,
  countRereads,
  type Database,
  findFact,
  readByIndex,
  setFact,
  type UpgradeFigures,
} from '@aw/db';
import * as z from 'zod/mini';
import { readerVersion } from '../../adapters/pages/reader-version';
import type { Context } from '../../context';
import { fingerprintVersion } from '../documents/fingerprint-version';
import { findNormalized, searchedTables } from './normalize-old-texts';

const maxCounted = 10_000;
const factName = 'data-upgrades';

/** For each upgrade with rows left: its state in the last clean-up, and since when it has been in that state. */
const notes = z.record(z.string(), z.object({ seen: z.string(), movedAt: z.string() }));
type Notes = z.infer<typeof notes>;

type Progress = Pick<DataUpgrade, 'name' | 'done' | 'left' | 'givenUp'> & { seen: string };

/** Returns, for staff, how far stored data has been brought up to date. */
export async function listDataUpgrades(
  ctx: Pick<Context, 'db'>,
): Promise<ResponseOf<typeof staffListDataUpgrades>> {
  const upgrades = await countUpgrades(ctx.db);
  const noted = await findNotes(ctx.db);
  return {
    countedUpTo: maxCounted,
    upgrades: upgrades.map(({ name, done, left, givenUp }) => ({
      name,
      done,
      left,
      givenUp,
      movedAt: left > 0 ? (noted[name]?.movedAt ?? null) : null,
    })),
  };
}

/** Notes which upgrades have moved since the last clean-up. */
export async function noteUpgradeProgress({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const noted = await findNotes(db);
  const next: Notes = {};
  for (const { name, left, seen } of await countUpgrades(db)) {
    if (left === 0) continue;
    const last = noted[name];
    next[name] = last?.seen === seen ? last : { seen, movedAt: now().toISOString() };
  }
  // Writing a fact empties the caches of every process.
  if (!isDeepStrictEqual(next, noted)) await setFact(db, factName, next);
}

async function findNotes(db: Database): Promise<Notes> {
  return notes.safeParse(await findFact(db, factName)).data ?? {};
}

async function countUpgrades(db: Database): Promise<Progress[]> {
  return db.transaction().execute(async (trx) => {
    await readByIndex(trx);
    const rereads = await countRereads(trx, readerVersion, maxCounted);
    const problems = await countRereadProblems(trx, readerVersion, maxCounted);
    const fingerprints = await countByVersion(trx, 'document_fingerprints', fingerprintVersion, maxCounted);
    const posts: UpgradeFigures[] = [];
    for (const table of ['questions', 'answers', 'question_comments'] as const)
      posts.push(await countByVersion(trx, table, richTextVersion, maxCounted));
    const items = await countByVersion(trx, 'quiz_questions', richTextVersion, maxCounted);
    const names: UpgradeFigures[] = [];
    for (const table of searchedTables) {
      const lastId = await findNormalized(trx, table);
      names.push(
        await countAfter(trx, table, lastId === 'done' ? Number.MAX_SAFE_INTEGER : lastId, maxCounted),
      );
    }
    return [
      { ...sumOf('documents', [rereads]), givenUp: problems },
      sumOf('fingerprints', [fingerprints]),
      sumOf('posts', posts),
      sumOf('quiz_questions', [items]),
      sumOf('names', names),
    ];
  });
}

/** Adds up tables. `seen` names the first row that is left, because a count at its limit does not change. */
function sumOf(name: DataUpgrade['name'], tables: UpgradeFigures[]): Progress {
  const sum = (of: (table: UpgradeFigures) => number) =>
    Math.min(
      maxCounted,
      tables.reduce((total, table) => total + of(table), 0),
    );
  return {
    name,
    done: sum(({ done }) => done),
    left: sum(({ left }) => left),
    givenUp: [],
    seen: tables.map(({ left, first_id: first }) => `${left} from ${first}`).join(', '),
  };
}
