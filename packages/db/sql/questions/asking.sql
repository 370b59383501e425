-- countFreeQuestions
select
  count(*) as "n"
from
  "questions"
where
  "asker_id" = ($1)
  and "paid_with" = $2;

-- findPromiseHours
select
  hours
from
  subject_promises
where
  subject in ('', lower(btrim($1)))
order by
  subject desc
limit
  1;

-- answerTimes
with
  latest as (
    select
      extract(
        epoch
        from
          answered_at - created_at
      ) / 60 as minutes
    from
      questions
    where
      is_answered
      and answered_at > $1
      and lower(btrim(subject)) = lower(btrim($2))
    order by
      answered_at desc
    limit
      2000
  )
select
  count(*)::int as answers,
  percentile_cont(0.5) within group (
    order by
      minutes
  ) as median,
  percentile_cont(0.9) within group (
    order by
      minutes
  ) as p90
from
  latest;

-- findQuestionDraft
select
  "title",
  "content",
  "subject",
  "school_id",
  "course_id",
  "saved_at"
from
  "question_drafts"
where
  "user_id" = ($1);

-- saveQuestionDraft
insert into
  "question_drafts" ("0")
values
  ($1)
on conflict ("user_id") do update
set
  "0" = $2;

-- saveQuestionDraft
insert into
  "question_drafts" ("0")
values
  ($1)
on conflict ("user_id") do update
set;

-- deleteQuestionDraft
delete from "question_drafts"
where
  "user_id" = ($1);

-- lockOwnQuestion
select
  "id",
  "asker_id",
  "title",
  "content",
  "subject",
  "status",
  "is_answered",
  "paid_with",
  "promised_at",
  "late_settled_at",
  "held_because",
  "held_until"
from
  "questions"
where
  "id" = ($1)
  and "deleted_at" is null
for no key update;

-- updateQuestion
update "questions"
set
  "0" = $1
where
  "id" = ($2);

-- updateQuestion
update "questions"
set
where
  "id" = ($1);

-- keepQuestionVersion
insert into
  "question_versions" ("question_id", "title", "content", "until")
values
  ($1, $2, $3, $4);

-- keepQuestionVersion
insert into
  "question_versions" ("until")
values
  ($1);

-- listLateQuestions
select
  "id"
from
  "questions"
where
  "is_listed" = $1
  and "is_answered" = $2
  and "late_settled_at" is null
  and "promised_at" < ($3)
order by
  "promised_at"
limit
  $4;

-- listUnaccepted
select
  "id"
from
  "questions"
where
  "is_listed" = $1
  and "is_answered" = $2
  and "reminded_at" is null
  and "answered_at" < ($3)
order by
  "answered_at"
limit
  $4;

-- hasAnyAnswer
select
  "id"
from
  "answers"
where
  "question_id" = ($1)
  and "status" <> $2;

-- hasAccepted
select
  "id"
from
  "answers"
where
  "question_id" = ($1)
  and "accepted_at" is not null
  and "status" = $2;
