-- findAttempt
select
  "a"."id",
  "a"."user_id",
  "a"."quiz_id",
  "a"."extra_time",
  "a"."started_at",
  "a"."deadline",
  "a"."completed_at",
  "a"."ended_by",
  "a"."score",
  "a"."total_questions",
  "a"."percentage",
  "a"."passed",
  "a"."time_spent",
  "a"."regraded_at",
  "a"."is_pass_kept",
  "q"."title" as "quiz_title",
  "q"."subject",
  "a"."pass_percentage",
  (
    select
      count(*)::int
    from
      quiz_attempts o
    where
      o.user_id = a.user_id
      and o.quiz_id = a.quiz_id
      and (o.started_at, o.id) <= (a.started_at, a.id)
  ) as "number"
from
  "quiz_attempts" as "a"
  inner join "quizzes" as "q" on "q"."id" = "a"."quiz_id"
where
  "a"."id" = ($1)
  and "a"."user_id" = ($2);

-- findAttempt
select
  "a"."id",
  "a"."user_id",
  "a"."quiz_id",
  "a"."extra_time",
  "a"."started_at",
  "a"."deadline",
  "a"."completed_at",
  "a"."ended_by",
  "a"."score",
  "a"."total_questions",
  "a"."percentage",
  "a"."passed",
  "a"."time_spent",
  "a"."regraded_at",
  "a"."is_pass_kept",
  "q"."title" as "quiz_title",
  "q"."subject",
  "a"."pass_percentage",
  (
    select
      count(*)::int
    from
      quiz_attempts o
    where
      o.user_id = a.user_id
      and o.quiz_id = a.quiz_id
      and (o.started_at, o.id) <= (a.started_at, a.id)
  ) as "number"
from
  "quiz_attempts" as "a"
  inner join "quizzes" as "q" on "q"."id" = "a"."quiz_id"
where
  "a"."id" = $1
  and "a"."user_id" = $2;

-- lockAttempt
select
  "id"
from
  "quiz_attempts"
where
  "id" = ($1)
  and "user_id" = ($2)
for update;

-- lockAttempt
select
  "a"."id",
  "a"."user_id",
  "a"."quiz_id",
  "a"."extra_time",
  "a"."started_at",
  "a"."deadline",
  "a"."completed_at",
  "a"."ended_by",
  "a"."score",
  "a"."total_questions",
  "a"."percentage",
  "a"."passed",
  "a"."time_spent",
  "a"."regraded_at",
  "a"."is_pass_kept",
  "q"."title" as "quiz_title",
  "q"."subject",
  "a"."pass_percentage",
  (
    select
      count(*)::int
    from
      quiz_attempts o
    where
      o.user_id = a.user_id
      and o.quiz_id = a.quiz_id
      and (o.started_at, o.id) <= (a.started_at, a.id)
  ) as "number"
from
  "quiz_attempts" as "a"
  inner join "quizzes" as "q" on "q"."id" = "a"."quiz_id"
where
  "a"."id" = ($1)
  and "a"."user_id" = ($2);

-- lockAttempt
select
  "id"
from
  "quiz_attempts"
where
  "id" = $1
  and "user_id" = $2
for update;

-- lockAttempt
select
  "a"."id",
  "a"."user_id",
  "a"."quiz_id",
  "a"."extra_time",
  "a"."started_at",
  "a"."deadline",
  "a"."completed_at",
  "a"."ended_by",
  "a"."score",
  "a"."total_questions",
  "a"."percentage",
  "a"."passed",
  "a"."time_spent",
  "a"."regraded_at",
  "a"."is_pass_kept",
  "q"."title" as "quiz_title",
  "q"."subject",
  "a"."pass_percentage",
  (
    select
      count(*)::int
    from
      quiz_attempts o
    where
      o.user_id = a.user_id
      and o.quiz_id = a.quiz_id
      and (o.started_at, o.id) <= (a.started_at, a.id)
  ) as "number"
from
  "quiz_attempts" as "a"
  inner join "quizzes" as "q" on "q"."id" = "a"."quiz_id"
where
  "a"."id" = $1
  and "a"."user_id" = $2;

-- findTaker
select
  "user_id"
from
  "quiz_attempts"
where
  "id" = ($1);

-- findOpenAttemptId
select
  "id"
from
  "quiz_attempts"
where
  "user_id" = ($1)
  and "quiz_id" = ($2)
  and "completed_at" is null;

-- findOpenAttemptId
select
  "id"
from
  "quiz_attempts"
where
  "user_id" = $1
  and "quiz_id" = $2
  and "completed_at" is null;

-- findLatestAttempt
select
  "a"."id",
  "a"."user_id",
  "a"."quiz_id",
  "a"."extra_time",
  "a"."started_at",
  "a"."deadline",
  "a"."completed_at",
  "a"."ended_by",
  "a"."score",
  "a"."total_questions",
  "a"."percentage",
  "a"."passed",
  "a"."time_spent",
  "a"."regraded_at",
  "a"."is_pass_kept",
  "q"."title" as "quiz_title",
  "q"."subject",
  "a"."pass_percentage",
  (
    select
      count(*)::int
    from
      quiz_attempts o
    where
      o.user_id = a.user_id
      and o.quiz_id = a.quiz_id
      and (o.started_at, o.id) <= (a.started_at, a.id)
  ) as "number"
from
  "quiz_attempts" as "a"
  inner join "quizzes" as "q" on "q"."id" = "a"."quiz_id"
where
  "a"."user_id" = ($1)
  and "a"."quiz_id" = ($2)
order by
  "a"."started_at" desc,
  "a"."id" desc
limit
  $3;

-- findLatestAttempt
select
  "a"."id",
  "a"."user_id",
  "a"."quiz_id",
  "a"."extra_time",
  "a"."started_at",
  "a"."deadline",
  "a"."completed_at",
  "a"."ended_by",
  "a"."score",
  "a"."total_questions",
  "a"."percentage",
  "a"."passed",
  "a"."time_spent",
  "a"."regraded_at",
  "a"."is_pass_kept",
  "q"."title" as "quiz_title",
  "q"."subject",
  "a"."pass_percentage",
  (
    select
      count(*)::int
    from
      quiz_attempts o
    where
      o.user_id = a.user_id
      and o.quiz_id = a.quiz_id
      and (o.started_at, o.id) <= (a.started_at, a.id)
  ) as "number"
from
  "quiz_attempts" as "a"
  inner join "quizzes" as "q" on "q"."id" = "a"."quiz_id"
where
  "a"."user_id" = $1
  and "a"."quiz_id" = $2
order by
  "a"."started_at" desc,
  "a"."id" desc
limit
  $3;

-- listAttempts
select
  "a"."id",
  "a"."user_id",
  "a"."quiz_id",
  "a"."extra_time",
  "a"."started_at",
  "a"."deadline",
  "a"."completed_at",
  "a"."ended_by",
  "a"."score",
  "a"."total_questions",
  "a"."percentage",
  "a"."passed",
  "a"."time_spent",
  "a"."regraded_at",
  "a"."is_pass_kept",
  "q"."title" as "quiz_title",
  "q"."subject",
  "a"."pass_percentage",
  (
    select
      count(*)::int
    from
      quiz_attempts o
    where
      o.user_id = a.user_id
      and o.quiz_id = a.quiz_id
      and (o.started_at, o.id) <= (a.started_at, a.id)
  ) as "number"
from
  "quiz_attempts" as "a"
  inner join "quizzes" as "q" on "q"."id" = "a"."quiz_id"
where
  "a"."user_id" = ($1)
  and "a"."quiz_id" = ($2)
  and (a.started_at, a.id) < ($3::timestamptz, $4::text)
order by
  "a"."started_at" desc,
  "a"."id" desc
limit
  $5;

-- listAttempts
select
  "a"."id",
  "a"."user_id",
  "a"."quiz_id",
  "a"."extra_time",
  "a"."started_at",
  "a"."deadline",
  "a"."completed_at",
  "a"."ended_by",
  "a"."score",
  "a"."total_questions",
  "a"."percentage",
  "a"."passed",
  "a"."time_spent",
  "a"."regraded_at",
  "a"."is_pass_kept",
  "q"."title" as "quiz_title",
  "q"."subject",
  "a"."pass_percentage",
  (
    select
      count(*)::int
    from
      quiz_attempts o
    where
      o.user_id = a.user_id
      and o.quiz_id = a.quiz_id
      and (o.started_at, o.id) <= (a.started_at, a.id)
  ) as "number"
from
  "quiz_attempts" as "a"
  inner join "quizzes" as "q" on "q"."id" = "a"."quiz_id"
where
  "a"."user_id" = $1
order by
  "a"."started_at" desc,
  "a"."id" desc
limit
  $2;

-- countAttemptsSince
select
  "id"
from
  "quiz_attempts"
where
  "user_id" = ($1)
  and "started_at" > ($2)
limit
  $3;

-- countAttemptsSince
select
  "id"
from
  "quiz_attempts"
where
  "user_id" = $1
  and "started_at" > $2
limit
  $3;

-- insertAttempt
insert into
  "quiz_attempts" ("0")
values
  ($1);

-- insertAttempt
insert into
  quiz_answers (attempt_id, question_id, position)
select
  $1,
  asked.id,
  asked.position
from
  unnest($2::bigint[]) with ordinality as asked (id, position);

-- listAnswers
select
  "question_id",
  "answer",
  "sequence"
from
  "quiz_answers"
where
  "attempt_id" = ($1)
order by
  "position";

-- listJudgedAnswers
select
  "s"."attempt_id",
  "s"."question_id",
  "s"."answer",
  "q"."correct_answer",
  "q"."also_correct",
  "q"."dropped_at",
  "q"."item_id"
from
  "quiz_answers" as "s"
  inner join "quiz_questions" as "q" on "q"."id" = "s"."question_id"
where
  "s"."attempt_id" = any ($1::text[]);

-- saveAnswer
with
  attempt as (
    select
      id
    from
      quiz_attempts
    where
      id = $1
      and user_id = $2
      and completed_at is null
      and (
        deadline is null
        or deadline >= $3
      )
    for share
  )
update quiz_answers s
set
  answer = case
    when s.sequence <= $4::bigint then $5::text
    else s.answer
  end,
  saved_at = case
    when s.sequence <= $6::bigint
    or s.saved_at is null then $7::timestamptz
    else s.saved_at
  end,
  sequence = greatest(s.sequence, $8::bigint)
from
  attempt
where
  s.attempt_id = attempt.id
  and s.question_id = $9
returning
  s.answer,
  s.sequence,
  s.saved_at;

-- replaceAnswers
update quiz_answers s
set
  answer = sent.answer,
  saved_at = $1
from
  unnest($2::bigint[], $3::text[]) as sent (question_id, answer)
where
  s.attempt_id = $4
  and s.question_id = sent.question_id;

-- listForeignQuestionIds
select
  sent.id
from
  unnest($1::bigint[]) as sent (id)
where
  not exists (
    select
    from
      quiz_answers s
    where
      s.attempt_id = $2
      and s.question_id = sent.id
  )
  and not exists (
    select
    from
      quiz_questions q
    where
      q.id = sent.id
      and q.quiz_id = $3
      and q.dropped_at is not null
  )
order by
  sent.id;

-- closeAttempt
update "quiz_attempts"
set
  "0" = $1
where
  "id" = ($2);

-- closeAttempt
update "quiz_attempts"
set
where
  "id" = $1;

-- listDueAttempts
select
  "id",
  "user_id"
from
  "quiz_attempts"
where
  "completed_at" is null
  and "deadline" < ($1)
order by
  "deadline"
limit
  $2;

-- lockEarlierOfOpen
select
  "id"
from
  "quiz_attempts"
where
  "user_id" in ($1, $2)
  and "completed_at" is null
order by
  "id"
for update;

-- lockEarlierOfOpen
select
  e.id,
  e.user_id
from
  quiz_attempts e
  join quiz_attempts l on l.quiz_id = e.quiz_id
  and l.user_id <> e.user_id
  and l.completed_at is null
where
  e.user_id in ($1, $2)
  and l.user_id in ($3, $4)
  and e.completed_at is null
  and (e.started_at, e.id) < (l.started_at, l.id)
order by
  e.id;
