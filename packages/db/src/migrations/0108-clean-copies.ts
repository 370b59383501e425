import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * The clean copy of a Word or PowerPoint file, in the newer format, that others than the uploader and staff download. The
 * previous release gives them the PDF of `pdf_sha256`, which every file with a clean copy has, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table files
      add column clean_form text,
      add column clean_sha256 text,
      add column clean_bytes integer,
      -- No row has a copy yet, so none needs a look.
      add constraint files_clean_form check (clean_form in ('docx', 'pptx')) not valid,
      add constraint files_clean_is_known check (
        (clean_form is null) = (clean_sha256 is null) and (clean_form is null) = (clean_bytes is null)) not valid`.execute(
    db,
  );
}
