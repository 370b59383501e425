import { sql } from 'kysely';
import type { Database } from '../database';

type Kind = 'question' | 'answer' | 'comment';

/** A text with its author; an answer's with its steps. */
const texts = {
  question: (id: number) =>
    sql`select q.asker_id as author_id, q.content from questions q where q.id = ${id}`,
  answer: (id: number) => sql`
    select a.expert_id as author_id, concat_ws(' ', a.content,
      (select string_agg(s.content, ' ') from answer_steps s where s.answer_id = a.id)) as content
    from answers a where a.id = ${id}`,
  comment: (id: number) => sql`
    select c.author_id, c.content from question_comments c where c.id = ${id}`,
} satisfies Record<Kind, (id: number) => unknown>;

/**
 * Hides the images of a text that no text of its author on the site shows, and shows those again that one does; to be
 * called once the text was taken off the site, or put back.
 */
export async function updateHiddenImages(trx: Database, { kind, id }: { kind: Kind; id: number }) {
  await sql`
    with changed as (${texts[kind](id)}),
    named as (
      select i.id from images i join changed on changed.author_id = i.user_id
      where i.used_at is not null and strpos(changed.content, '/api/images/' || i.id) > 0
      order by i.id for no key update of i
    )
    update images i set hidden_at = case when exists (
      select from questions q where q.asker_id = i.user_id and q.is_listed and strpos(q.content, i.id) > 0
      union all
      select from answers a
      where a.expert_id = i.user_id and a.status = 'visible' and (strpos(a.content, i.id) > 0
        or exists (select from answer_steps s where s.answer_id = a.id and strpos(s.content, i.id) > 0))
      union all
      select from question_comments c
      where c.author_id = i.user_id and c.status = 'visible' and strpos(c.content, i.id) > 0
    ) then null else coalesce(i.hidden_at, now()) end
    from named where i.id = named.id`.execute(trx);
}
