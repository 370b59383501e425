import type { Database } from '../database';

/** Lists questions whose content the present compiler has not compiled, the oldest first. */
export async function listOldQuestions(db: Database, version: number, limit: number) {
  return db
    .selectFrom('questions')
    .select(['id', 'content'])
    .where('content_version', '<', version)
    .orderBy('content_version')
    .orderBy('id')
    .limit(limit)
    .execute();
}

type Compiled = { id: number; content: string; html: string | null; text: string | null; version: number };

/** Saves the HTML and plain text of a question's content, unless the content has changed; null if it is too complex. */
export async function setContentHtml(
  db: Database,
  { id, content, html, text, version }: Compiled,
): Promise<void> {
  await db
    .updateTable('questions')
    .set({ content_html: html, content_text: text, content_version: version })
    .where('id', '=', id)
    .where('content', '=', content)
    .execute();
}

/** Like listOldQuestions, for answers. */
export async function listOldAnswers(db: Database, version: number, limit: number) {
  return db
    .selectFrom('answers')
    .select(['id', 'content'])
    .where('content_version', '<', version)
    .orderBy('content_version')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Saves the HTML and plain text of an answer and the HTML of its hints, in order, unless the answer has changed. */
export async function setAnswerHtml(
  db: Database,
  { id, content, html, text, version, steps }: Compiled & { steps: (string | null)[] },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('answers')
    .set({ content_html: html, content_text: text, content_version: version })
    .where('id', '=', id)
    .where('content', '=', content)
    .where('content_version', '<', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  for (const [at, step] of steps.entries())
    await db
      .updateTable('answer_steps')
      .set({ content_html: step })
      .where('answer_id', '=', id)
      .where('number', '=', at + 1)
      .execute();
}

/** Like listOldQuestions, for comments. */
export async function listOldComments(db: Database, version: number, limit: number) {
  return db
    .selectFrom('question_comments')
    .select(['id', 'content'])
    .where('content_version', '<', version)
    .orderBy('content_version')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Saves the HTML and plain text of a comment. */
export async function setCommentHtml(
  db: Database,
  { id, content, html, text, version }: Compiled,
): Promise<void> {
  await db
    .updateTable('question_comments')
    .set({ content_html: html, content_text: text, content_version: version })
    .where('id', '=', id)
    .where('content', '=', content)
    .execute();
}
