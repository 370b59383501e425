import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Which bytes others than the uploader and staff download. Null for a Word or PowerPoint file means that it was not
 * examined: its upload was checked by an earlier release. Such a file is examined before its first download.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table files
      add column download_form text check (download_form in ('original', 'pdf', 'none')),
      -- Of the PDF that is offered instead of the file.
      add column pdf_sha256 text,
      add column pdf_bytes integer check (pdf_bytes >= 0),
      -- No row has a form yet, so none needs a look.
      add constraint files_pdf_is_known check (download_form is distinct from 'pdf' or (pdf_sha256 is not null and pdf_bytes is not null)) not valid`.execute(
    db,
  );
}
