-- listCitedDocuments
select
  d.id,
  d.title,
  d.uploader_id,
  d.page_count,
  d.is_listed,
  d.is_removed_for_cause,
  exists (
    select
    from
      document_unlocks k
    where
      k.user_id = $1
      and k.document_id = d.id
  ) as is_unlocked,
  u.suspended_at is not null as is_uploader_suspended
from
  documents d
  join users u on u.id = d.uploader_id
where
  d.id = any ($2::bigint[]);

-- listVisibleAnswers
select
  "a"."id",
  "a"."question_id"
from
  "answers" as "a"
  inner join "questions" as "q" on "q"."id" = "a"."question_id"
where
  "a"."question_id" = any ($1::bigint[])
  and "a"."status" = $2
  and "q"."is_listed" = $3;

-- listExplainedQuizzes
select
  quiz_id
from
  quiz_attempts
where
  user_id = $1
  and quiz_id = any ($2::bigint[])
group by
  quiz_id
having
  bool_and(completed_at is not null);
