import { sql } from 'kysely';
import type { Database } from '../database';
import { cardColumns, cards } from './card-columns';

/** Maximum number of documents of one uploader among the newest. */
const maxPerUploader = 2;
/** Number of the newest documents among which teasers are chosen, so that many uploads of one person stay fast. */
const maxCandidates = 500;

/**
 * Lists the newest documents, at most two of each uploader. If there are too few others among the newest 500, further
 * documents of the same uploaders follow, also the newest first.
 */
export async function listNewestTeasers(db: Database, limit: number) {
  const teasers = sql<{ id: number; is_further: boolean }>`(
    select r.id, r.rank > ${maxPerUploader} as is_further
    from (
      select n.*, row_number() over (partition by uploader_id order by uploaded_at desc, id desc) as rank
      from (
        select id, uploader_id, uploaded_at from documents
        where is_listed order by uploaded_at desc, id desc limit ${maxCandidates}
      ) n
    ) r order by is_further, r.uploaded_at desc, r.id desc limit ${limit})`;
  return cards(db)
    .innerJoin(teasers.as('t'), (join) => join.onRef('t.id', '=', 'd.id'))
    .select(cardColumns)
    .orderBy('t.is_further')
    .orderBy('d.uploaded_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
}
