import type { Database } from '../database';
import { hotStatement, runHot } from '../hot-statement';
import { cardColumns } from './card-columns';
import { type DocumentRow, documentColumns } from './documents.queries';

const documentsWithShelves = `documents d
  left join schools s on s.id = d.school_id
  left join courses c on c.id = d.course_id`;

/** Card as in the contract `documentCard`, without what only its uploader sees of a removed one. */
const cardFields = `d.id, d.title, d.file_name as "fileName", d.description, d.subject,
  d.document_type as "documentType", d.page_count as "pageCount", d.file_size as "fileSize",
  d.school_id as "schoolId", s.name as "schoolName",
  d.course_id as "courseId", c.code as "courseCode", c.name as "courseName", d.term,
  to_char(d.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "uploadedAt",
  d.status, d.reason, d.view_count as "viewCount",
  case when d.rating_count > 0 then json_build_object(
    'average', round(d.rating_hundredths / 100.0, 1), 'count', d.rating_count) end as rating`;

/** Document in any state; `is_unlocked` is true if the reader unlocked it. */
export type ReaderDocument = DocumentRow & { is_unlocked: boolean };

/** Columns that decide who may see a document, and its page for other people than its uploader, as JSON. */
export type ReaderPage = Pick<
  ReaderDocument,
  'uploader_id' | 'page_count' | 'is_listed' | 'is_removed_for_cause' | 'is_unlocked' | 'file_name'
> & {
  page: string;
  kind: string | null;
  download_form: string | null;
  pdf_bytes: number | null;
  clean_form: string | null;
  clean_bytes: number | null;
  size_bytes: number;
};

const isUnlocked =
  'exists (select from document_unlocks u where u.user_id = $2 and u.document_id = d.id) as is_unlocked';

const readerDocument = hotStatement<ReaderDocument>(
  'reader_document',
  `select ${[...cardColumns, ...documentColumns, isUnlocked].join(', ')}
  from ${documentsWithShelves} where d.id = $1`,
);

const readerPage = hotStatement<ReaderPage>(
  'reader_page',
  `select d.uploader_id, d.page_count, d.is_listed, d.is_removed_for_cause, d.file_name, ${isUnlocked},
    f.kind, f.download_form, f.pdf_bytes, f.clean_form, f.clean_bytes, f.size_bytes,
    row_to_json(page)::text as page
  from ${documentsWithShelves}
  join files f on f.sha256 = d.file_sha256
  cross join lateral (
    select ${cardFields}, d.step,
      (select coalesce(json_agg(json_build_object('number', p.number, 'width', p.width, 'height', p.height) order by p.number), '[]')
       from document_pages p where p.document_id = d.id) as pages,
      (select r.stars from document_ratings r where r.document_id = d.id and r.user_id = $2) as "myRating",
      exists (select from document_saves v where v.user_id = $2 and v.document_id = d.id) as "isSaved"
  ) page
  where d.id = $1`,
);

/** Finds a document for a reader, who may be null. */
export async function findForReader(
  db: Database,
  id: number,
  readerId: string | undefined,
): Promise<ReaderDocument | undefined> {
  const [row] = await runHot(db, readerDocument, [id, readerId ?? null]);
  return row;
}

/** Finds the page of a document for a reader. */
export async function findPageForReader(
  db: Database,
  id: number,
  readerId: string,
): Promise<ReaderPage | undefined> {
  const [row] = await runHot(db, readerPage, [id, readerId]);
  return row;
}

/** Page of the newest documents: the cards as JSON, and the id of the last one if more follow. */
export type NewestCards = { cards: string; last_id: number | null };

const newestColumns = cardColumns.filter((column) => column.startsWith('d.'));

/** The number of rows is part of the text, because a plan for any number would read schools and courses completely. */
const newestStatement = (limit: number, afterId: number | undefined) =>
  hotStatement<NewestCards>(
    'newest',
    `select coalesce(json_agg(card order by d.at) filter (where d.at <= ${limit}), '[]')::text as cards,
      case when count(*) > ${limit} then max(d.id) filter (where d.at = ${limit}) end as last_id
    from (
      select row_number() over (order by d.uploaded_at desc, d.id desc) as at, ${newestColumns.join(', ')}
      from documents d
      where d.is_listed${afterId === undefined ? '' : ' and (d.uploaded_at, d.id) < (select uploaded_at, id from documents where id = $1)'}
      order by d.uploaded_at desc, d.id desc limit ${limit + 1}
    ) d
    left join schools s on s.id = d.school_id
    left join courses c on c.id = d.course_id
    cross join lateral (select ${cardFields}) card`,
  );

/** Lists documents, newest first, after the one with the id `afterId`. */
export async function listNewestCards(
  db: Database,
  { limit, afterId }: { limit: number; afterId?: number },
): Promise<NewestCards> {
  // Becomes part of the statement's text, so it is converted to a number whatever its type says.
  const rows = await runHot(
    db,
    newestStatement(Math.trunc(Number(limit)), afterId),
    afterId === undefined ? [] : [afterId],
  );
  return rows[0] ?? { cards: '[]', last_id: null };
}
