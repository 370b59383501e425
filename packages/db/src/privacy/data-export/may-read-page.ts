import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether a person may read page p of document d, so that the export has what they quoted or made from it. */
export const mayReadPage = (userId: RawBuilder<unknown>) => sql<SqlBool>`(
  d.uploader_id = ${userId} or (d.is_listed and p.is_free) or (not d.is_removed_for_cause and exists (
    select from document_unlocks u where u.user_id = ${userId} and u.document_id = d.id)))`;
