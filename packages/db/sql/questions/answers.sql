-- lockAnswerable
select
  "id",
  "title",
  "asker_id",
  "subject",
  "is_listed",
  "is_answered",
  "status",
  "paid_with"
from
  "questions"
where
  "id" = ($1)
  and "deleted_at" is null
for no key update;

-- lockAnswer
select
  "id",
  "question_id",
  "expert_id",
  "content",
  "status",
  "is_verified",
  "verified_at",
  "verified_by",
  "accepted_at",
  "edited_at"
from
  "answers"
where
  "id" = ($1)
for no key update;

-- placeOfAnswer
select
  "question_id",
  "expert_id"
from
  "answers"
where
  "id" = ($1);

-- hasAnswered
select
  "id"
from
  "answers"
where
  "question_id" = ($1)
  and "expert_id" = ($2)
  and "status" <> $3;

-- insertAnswer
insert into
  "answers" ("0")
values
  ($1)
returning
  "id";

-- replaceSteps
delete from "answer_step_reveals"
where
  "answer_id" = ($1);

-- replaceSteps
delete from "answer_steps"
where
  "answer_id" = ($1);

-- replaceSteps
insert into
  "answer_steps" ("0", "answer_id", "number")
values
  ($1, $2, $3);

-- listSteps
select
  "label",
  "content"
from
  "answer_steps"
where
  "answer_id" = ($1)
order by
  "number";

-- keepAnswerVersion
select
  "label",
  "content"
from
  "answer_steps"
where
  "answer_id" = ($1)
order by
  "number";

-- keepAnswerVersion
insert into
  "answer_versions" ("answer_id", "content", "steps", "until")
values
  ($1, $2, $3, $4);

-- keepAnswerVersion
select
  "label",
  "content"
from
  "answer_steps"
where
  "answer_id" = $1
order by
  "number";

-- keepAnswerVersion
insert into
  "answer_versions" ("steps", "until")
values
  ($1, $2);

-- updateAnswer
update "answers"
set
  "0" = $1
where
  "id" = ($2);

-- updateAnswer
update "answers"
set
where
  "id" = ($1);

-- markAnnounced
update "answers"
set
  "announced_at" = $1
where
  "id" = ($2)
  and "announced_at" is null;

-- insertReveal
insert into
  "answer_step_reveals" ("answer_id", "number", "user_id", "revealed_at")
values
  ($1, $2, $3, $4)
on conflict do nothing;

-- insertReveal
insert into
  "answer_step_reveals" ("revealed_at")
values
  ($1)
on conflict do nothing;

-- setHelpful
insert into
  "answer_helpful" ("answer_id", "user_id")
values
  ($1, $2)
on conflict do nothing;

-- setHelpful
delete from "answer_helpful"
where
  "answer_id" = $1
  and "user_id" = $2;

-- setQuality
insert into
  "answer_quality" (
    "answer_id",
    "reviewer_id",
    "score",
    "note",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5)
on conflict ("reviewer_id", "answer_id") do update
set
  "score" = $6,
  "note" = $7,
  "updated_at" = $8;

-- setQuality
insert into
  "answer_quality" ("updated_at")
values
  ($1)
on conflict ("reviewer_id", "answer_id") do update
set
  "updated_at" = $2;

-- countRepliesSince
select
  (
    (
      select
        count(*)
      from
        answers
      where
        expert_id = $1
        and created_at > $2
    ) + (
      select
        count(*)
      from
        question_comments
      where
        author_id = $3
        and created_at > $4
    )
  )::int as n;

-- insertComment
insert into
  "question_comments" ("0")
values
  ($1)
returning
  "id";

-- countComments
select
  count(*) as "n"
from
  "question_comments"
where
  "question_id" = ($1);
