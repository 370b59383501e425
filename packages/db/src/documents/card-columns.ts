import type { Database } from '../database';

/** Columns of a document in lists and on its page. */
export const cardColumns = [
  'd.id',
  'd.title',
  'd.file_name',
  'd.description',
  'd.subject',
  'd.document_type',
  'd.page_count',
  'd.file_size',
  'd.school_id',
  'd.course_id',
  'd.term',
  'd.uploaded_at',
  'd.status',
  'd.reason',
  'd.view_count',
  'd.rating_sum',
  'd.rating_count',
  'd.rating_hundredths',
  'd.deleted_at',
  'd.deleted_reason',
  'd.withdrawn_at',
  'd.held_at',
  'd.held_because',
  'd.uploader_id',
  's.name as school_name',
  'c.code as course_code',
  'c.name as course_name',
] as const;

/** Columns that only the uploader sees. */
export const ownColumns = ['d.typed_school', 'd.typed_course'] as const;

/** Documents `d` with their school `s` and course `c`. */
export function cards(db: Database) {
  return db
    .selectFrom('documents as d')
    .leftJoin('schools as s', 's.id', 'd.school_id')
    .leftJoin('courses as c', 'c.id', 'd.course_id');
}

export type CardRow = Awaited<ReturnType<typeof anyCard>>;

function anyCard(db: Database) {
  return cards(db).select(cardColumns).executeTakeFirstOrThrow();
}
