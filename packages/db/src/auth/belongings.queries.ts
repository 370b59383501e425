import { sql } from 'kysely';
import type { Database } from '../database';

/**
 * True if an order `o` is placed, or is a draft with more than the form begins with; an empty number of words does not
 * count, and the time zone comes from the browser.
 */
const holdsWork = sql`(o.status <> 'draft'
  or num_nonnulls(o.name, o.email, o.phone, o.education_level, o.paper_type, o.paper_quality, o.major_course, o.topic,
    o.who_assisted, o.citation_style, o.reference, o.paper_description, o.extra_requirements, o.institution_country,
    o.institution_region, o.billing_country, o.integrity_acknowledged_at) > 0
  or o.word_count not in (0, 250) or o.number_of_pages <> 1 or o.delivery_time <> '7-days'
  or o.service <> 'assignment-writing'
  or exists (select from order_files f where f.order_id = o.id and f.removed_at is null))`;

/** Counts the belongings of a person: the rows that a merge moves, except empty drafts of orders. */
export async function countBelongings(db: Database, userId: string) {
  const { rows } = await sql<{
    uploads: number;
    credits: number;
    rewardPoints: number;
    unlocks: number;
    questions: number;
    orders: number;
    other: number;
  }>`
    select
      (select count(*) from documents where uploader_id = ${userId} and deleted_at is null)::int as uploads,
      (select coalesce(sum(delta), 0) from credit_entries where user_id = ${userId})::int as credits,
      (select coalesce(sum(reward_value), 0) from rewards where user_id = ${userId} and revoked_at is null)::int as "rewardPoints",
      (select count(*) from document_unlocks where user_id = ${userId})::int as unlocks,
      (select count(*) from questions where asker_id = ${userId} and deleted_at is null)::int as questions,
      (select count(*) from orders o where o.user_id = ${userId} and ${holdsWork})::int as orders,
      ((select count(*) from document_views where user_id = ${userId})
        + (select count(*) from document_saves where user_id = ${userId})
        + (select count(*) from upload_drafts where user_id = ${userId})
        + (select count(*) from document_ratings where user_id = ${userId})
        + (select count(*) from document_downloads where user_id = ${userId})
        + (select count(*) from document_appeals where user_id = ${userId})
        + (select count(*) from school_requests where user_id = ${userId})
        + (select count(*) from reports where reporter_id = ${userId})
        + (select count(*) from messages where user_id = ${userId})
        + (select count(*) from courses where created_by = ${userId})
        + (select count(*) from experts where user_id = ${userId})
        + (select count(*) from expert_proofs where user_id = ${userId})
        + (select count(*) from answers where expert_id = ${userId})
        + (select count(*) from question_comments where author_id = ${userId})
        + (select count(*) from question_follows where user_id = ${userId})
        + (select count(*) from saved_searches where user_id = ${userId})
        + (select count(*) from course_follows where user_id = ${userId})
        + (select count(*) from question_drafts where user_id = ${userId} and title || content <> '')
        + (select count(*) from answer_drafts where user_id = ${userId})
        + (select count(*) from quiz_attempts where user_id = ${userId})
        + (select count(*) from quiz_generations where user_id = ${userId})
        + (select count(*) from study_materials where user_id = ${userId})
        + (select count(*) from conversations where user_id = ${userId} and is_kept)
        + (select count(*) from memory_facts where user_id = ${userId})
        + (select count(*) from review_cards where user_id = ${userId})
        + (select count(*) from exam_shields where user_id = ${userId})
        + (select count(*) from images where user_id = ${userId}))::int as other`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without a table gave no row.');
  return row;
}
