import type { Database } from '../database';

/** Lists quiz questions whose texts were compiled by an older version of the compiler, oldest first. */
export async function listOldItems(db: Database, version: number, limit: number) {
  return db
    .selectFrom('quiz_questions')
    .select(['id', 'question', 'option_a', 'option_b', 'option_c', 'option_d', 'explanation'])
    .where('html_version', '<', version)
    .orderBy('html_version')
    .orderBy('id')
    .limit(limit)
    .execute();
}
export type OldItem = Awaited<ReturnType<typeof listOldItems>>[number];

type ItemHtml = {
  question_html: string;
  option_a_html: string;
  option_b_html: string;
  option_c_html: string;
  option_d_html: string;
  explanation_html: string;
};

/** Stores the HTML of a quiz question, unless the question was erased meanwhile; undefined keeps the present HTML. */
export async function setItemHtml(
  db: Database,
  { id, question }: Pick<OldItem, 'id' | 'question'>,
  { html, version }: { html: ItemHtml | undefined; version: number },
): Promise<void> {
  await db
    .updateTable('quiz_questions')
    .set({ ...html, html_version: version })
    .where('id', '=', id)
    .where('question', '=', question)
    .execute();
}
