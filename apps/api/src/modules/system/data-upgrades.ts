import { isDeepStrictEqual } from 'node:util';
import { richTextVersion } from '@aw/content/rich-text-version';
import type { ResponseOf } from '@aw/contracts/endpoint';
import type { DataUpgrade, staffListDataUpgrades } from '@aw/contracts/system/data-upgrades';
import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import * as search from '@aw/db/search';
import * as staff from '@aw/db/staff';
import type { UpgradeFigures } from '@aw/db/system';
import * as system from '@aw/db/system';
import * as z from 'zod/mini';
import { readerVersion } from '../../adapters/pages/reader-version';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { fingerprintVersion } from '../documents/originality/fingerprint-version';
import { findIndexed } from '../search/indexing/index-old-rows';
import { findNormalized, searchedTables } from './normalize-old-texts';

const maxCounted = 10_000;
const factName = 'data-upgrades';

/**
 * For each unfinished upgrade: the rows that were next in the last clean-up, and when a clean-up last found that these
 * had changed (null before the first change).
 */
const notes = z.record(z.string(), z.object({ next: z.string(), movedAt: z.nullable(z.string()) }));
type Notes = z.infer<typeof notes>;

type Progress = Pick<DataUpgrade, 'name' | 'done' | 'left' | 'givenUp'> & { next: string };

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

/** Stores which upgrades have made progress since the last clean-up. */
export async function noteUpgradeProgress({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const noted = await findNotes(db);
  const current: Notes = {};
  for (const { name, left, next } of await countUpgrades(db)) {
    if (left === 0) continue;
    const last = noted[name];
    if (!last) current[name] = { next, movedAt: null };
    else current[name] = last.next === next ? last : { next, movedAt: now().toISOString() };
  }
  // Writing a fact empties the caches of every process.
  if (!isDeepStrictEqual(current, noted)) await staff.setFact(db, factName, current);
}

async function findNotes(db: Database): Promise<Notes> {
  return notes.safeParse(await staff.findFact(db, factName)).data ?? {};
}

async function countUpgrades(db: Database): Promise<Progress[]> {
  return inTransaction({ db }, async ({ db }) => {
    await system.preferIndexes(db);
    const rereads = await documents.countRereads(db, readerVersion, maxCounted);
    const problems = await documents.countRereadProblems(db, readerVersion, maxCounted);
    const fingerprints = await system.countByVersion(
      db,
      'document_fingerprints',
      fingerprintVersion,
      maxCounted,
    );
    const posts: UpgradeFigures[] = [];
    for (const table of ['questions', 'answers', 'question_comments'] as const)
      posts.push(await system.countByVersion(db, table, richTextVersion, maxCounted));
    const items: UpgradeFigures[] = [];
    for (const table of ['quiz_questions', 'flashcards', 'study_materials'] as const)
      items.push(await system.countByVersion(db, table, richTextVersion, maxCounted));
    const names: UpgradeFigures[] = [];
    for (const table of searchedTables) {
      const lastId = await findNormalized(db, table);
      names.push(
        await system.countAfter(db, table, lastId === 'done' ? Number.MAX_SAFE_INTEGER : lastId, maxCounted),
      );
    }
    const index = [await search.countIndexed(db, maxCounted)];
    for (const table of search.tablesWithWords) {
      const lastId = await findIndexed(db, table);
      index.push(
        await system.countAfter(db, table, lastId === 'done' ? Number.MAX_SAFE_INTEGER : lastId, maxCounted),
      );
    }
    const unindexable = await search.countIndexingProblems(db, maxCounted);
    return [
      { ...sumOf('documents', [rereads]), givenUp: problems },
      sumOf('fingerprints', [fingerprints]),
      sumOf('posts', posts),
      sumOf('quiz_questions', items),
      sumOf('names', names),
      {
        ...sumOf('search', index),
        givenUp: unindexable > 0 ? [{ reason: 'failed', count: unindexable }] : [],
      },
    ];
  });
}

/**
 * Adds up the figures of several tables. Progress is measured by `next`, because the counts stop at their limit and also
 * change when people remove content.
 */
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
    next: tables.map(({ next_ids: ids }) => ids).join(', '),
  };
}
