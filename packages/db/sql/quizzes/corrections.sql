-- lockItem
select
  "quiz_id"
from
  "quiz_questions"
where
  "id" = ($1)
  and "first_id" is null;

-- lockItem
select
  "id"
from
  "quizzes"
where
  "id" = ($1)
for no key update;

-- listItemQuestions
select
  case
    when q.dropped_at is null then 'visible'
    else 'removed'
  end as "state",
  "q"."item_id" as "id",
  "z"."title",
  "q"."question" as "excerpt"
from
  "quiz_questions" as "q"
  inner join "quizzes" as "z" on "z"."id" = "q"."quiz_id"
where
  not exists (
    select
      "later"."id"
    from
      "quiz_questions" as "later"
    where
      "later"."item_id" = "q"."item_id"
      and "later"."version" > "q"."version"
  )
  and "q"."item_id" = any ($1::bigint[]);

-- findItemQuestion
select
  case
    when q.dropped_at is null then 'visible'
    else 'removed'
  end as "state",
  "q"."id",
  "q"."question",
  "q"."option_a",
  "q"."option_b",
  "q"."option_c",
  "q"."option_d",
  "q"."question_html",
  "q"."option_a_html",
  "q"."option_b_html",
  "q"."option_c_html",
  "q"."option_d_html",
  "q"."quiz_id",
  "q"."correct_answer",
  "q"."also_correct",
  "q"."dropped_at",
  "q"."correction",
  "q"."created_at",
  "z"."title" as "quiz_title"
from
  "quiz_questions" as "q"
  inner join "quizzes" as "z" on "z"."id" = "q"."quiz_id"
where
  not exists (
    select
      "later"."id"
    from
      "quiz_questions" as "later"
    where
      "later"."item_id" = "q"."item_id"
      and "later"."version" > "q"."version"
  )
  and "q"."item_id" = ($1);

-- correctQuestion
update quiz_questions v
set
  correct_answer = $1,
  also_correct = $2,
  dropped_at = $3,
  correction = $4,
  corrected_at = $5,
  -- A right option has no mistake behind it.
  mistakes = v.mistakes - $6::text - coalesce($7::text, '')
from
  quiz_questions q
where
  q.id = $8
  and v.item_id = q.item_id
  and v.dropped_at is not distinct from q.dropped_at
  and (v.option_a, v.option_b, v.option_c, v.option_d) = (q.option_a, q.option_b, q.option_c, q.option_d);

-- holdKeys
select
  "id"
from
  "quizzes"
where
  "id" = ($1)
for share;

-- listCorrectedWith
select
  v.id
from
  quiz_questions q
  join quiz_questions v on v.item_id = q.item_id
  and v.dropped_at is not distinct from q.dropped_at
  and (v.option_a, v.option_b, v.option_c, v.option_d) = (q.option_a, q.option_b, q.option_c, q.option_d)
where
  q.id = $1;

-- insertCorrection
insert into
  "quiz_corrections" ("0")
values
  ($1)
returning
  "id";

-- findCorrection
select
  "c".*,
  "z"."title" as "quiz_title"
from
  "quiz_corrections" as "c"
  inner join "quizzes" as "z" on "z"."id" = "c"."quiz_id"
where
  "c"."id" = ($1);

-- listCorrections
select
  *
from
  "quiz_corrections"
where
  "quiz_id" = ($1)
order by
  "id" desc
limit
  $2;

-- hasSeenKey
select
  "a"."id"
from
  "quiz_questions" as "q"
  inner join "quiz_answers" as "s" on "s"."question_id" = "q"."id"
  inner join "quiz_attempts" as "a" on "a"."id" = "s"."attempt_id"
where
  "q"."item_id" = ($1)
  and "a"."user_id" = ($2)
  and "a"."completed_at" is not null
limit
  $3;

-- hasSeenKey
select
  "a"."id"
from
  "quiz_questions" as "q"
  inner join "quiz_answers" as "s" on "s"."question_id" = "q"."id"
  inner join "quiz_attempts" as "a" on "a"."id" = "s"."attempt_id"
where
  "q"."item_id" = $1
  and "a"."user_id" = $2
  and "a"."completed_at" is not null
limit
  $3;

-- findQuestionKey
select
  "id",
  "quiz_id",
  "item_id",
  "correct_answer",
  "also_correct",
  "dropped_at"
from
  "quiz_questions"
where
  "id" = ($1);
