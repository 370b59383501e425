import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

export type TutorCardRow = {
  id: number;
  shown_name: string;
  first_name: string | null;
  last_name: string | null;
  headline: string;
  experience: string;
  education: string;
  subjects: string[];
  is_sample: boolean;
  rating: number | null;
  reviews: number;
  completed_answers: number;
  median_minutes: number | null;
  is_online: boolean;
};

type CardFigures = {
  now: Date;
  /** Experts who were seen after this time are online. */
  onlineSince: Date;
  /** Answers after this time count for the median, if there are at least `leastTimed`. */
  timedSince: Date;
  leastTimed: number;
};

/** Mean and number of the scores, 0 to 5, that other experts gave to an expert's answers. */
const reviewFigures = sql`
  select avg(s.score)::float8 as rating, count(s.score)::int as reviews
  from answers a join answer_quality s on s.answer_id = a.id
  where a.expert_id = e.user_id and a.status = 'visible'`;

/** Answers of an expert to questions on the site, one per question, with the time that it took. */
const timedAnswers = sql`
  select min(a.created_at) as answered_at, q.created_at as asked_at
  from answers a join questions q on q.id = a.question_id
  where a.expert_id = e.user_id and a.status = 'visible' and q.is_listed
  group by q.id, q.created_at`;

/**
 * Lists cards of approved experts who want to be shown, newest first; `afterId` is the last one seen. The median is
 * null with too few answers.
 */
export async function listTutorCards(
  db: Database,
  subject: string | undefined,
  { now, onlineSince, timedSince, leastTimed }: CardFigures,
  { limit, afterId }: { limit: number; afterId?: number },
): Promise<TutorCardRow[]> {
  const { rows } = await sql<TutorCardRow>`
    select e.id, e.shown_name, u.first_name, u.last_name, e.headline, e.experience, e.education, e.subjects, e.is_sample,
      r.rating, r.reviews, f.completed_answers, f.median_minutes,
      exists (
        select from sessions s
        where s.user_id = e.user_id and s.expire > ${now}
          and s.seen_at > ${onlineSince}
      ) as is_online
    from experts e
      join users u on u.id = e.user_id
      cross join lateral (${reviewFigures}) r
      cross join lateral (
        select count(*)::int as completed_answers,
          case when count(*) filter (where t.answered_at > ${timedSince}) >= ${leastTimed}
            then percentile_cont(0.5) within group (order by extract(epoch from t.answered_at - t.asked_at) / 60)
              filter (where t.answered_at > ${timedSince}) end as median_minutes
        from (${timedAnswers}) t
      ) f
    where e.status = 'approved' and e.is_listed and cardinality(e.subjects) > 0
      and u.suspended_at is null and u.erase_after is null and u.merged_into is null and u.erased_at is null
      and ${subject === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${subject} = any(e.subjects)`}
      and ${afterId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`e.id < ${afterId}`}
    order by e.id desc limit ${limit}`.execute(db);
  return rows;
}
