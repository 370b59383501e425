-- listAuthoredQuizzes
select
  "id",
  "title",
  "subject",
  "difficulty",
  "status",
  "bank_key",
  "is_machine_made",
  "total_questions",
  "updated_at"
from
  "quizzes"
where
  "owner_id" is null
  and search ilike $1
  and "subject" = ($2)
  and "status" = ($3)
  and (updated_at, id) < ($4, $5::bigint)
order by
  "updated_at" desc,
  "id" desc
limit
  $6;

-- listAuthoredQuizzes
select
  "id",
  "title",
  "subject",
  "difficulty",
  "status",
  "bank_key",
  "is_machine_made",
  "total_questions",
  "updated_at"
from
  "quizzes"
where
  "owner_id" is null
order by
  "updated_at" desc,
  "id" desc
limit
  $1;

-- findAuthoredQuiz
select
  "id",
  "title",
  "subject",
  "difficulty",
  "status",
  "bank_key",
  "is_machine_made",
  "total_questions",
  "updated_at",
  "description",
  "time_limit",
  "pass_percentage",
  "version",
  "created_at"
from
  "quizzes"
where
  "id" = ($1);

-- lockQuiz
select
  "id",
  "title",
  "subject",
  "difficulty",
  "status",
  "bank_key",
  "is_machine_made",
  "total_questions",
  "updated_at",
  "description",
  "time_limit",
  "pass_percentage",
  "version",
  "created_at"
from
  "quizzes"
where
  "id" = ($1)
for no key update;

-- insertQuiz
insert into
  "quizzes" (
    "0",
    "status",
    "total_questions",
    "created_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4, $5)
returning
  "id";

-- insertQuiz
insert into
  "quizzes" (
    "status",
    "total_questions",
    "created_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4)
returning
  "id";

-- updateQuiz
update "quizzes"
set
  "0" = $1
where
  "id" = ($2);

-- updateQuiz
update "quizzes"
set
where
  "id" = ($1);

-- noteQuizChange
update "quizzes"
set
  "updated_at" = $1,
  "version" = version + 1,
  "total_questions" = (
    select
      count(*)
    from
      quiz_questions q
    where
      q.quiz_id = $2
      and q.replaced_at is null
      and q.dropped_at is null
  )
where
  "id" = ($3)
returning
  "total_questions";

-- retireQuiz
update "quizzes"
set
  "status" = $1
where
  "id" = ($2)
  and "status" in ($3, $4);

-- listAuthoredQuestions
select
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
  "q"."item_id",
  "q"."bank_id",
  "q"."version",
  "q"."position",
  "q"."topic",
  "q"."correct_answer",
  "q"."also_correct",
  "q"."mistakes",
  "q"."explanation",
  "q"."explanation_html",
  "q"."source",
  "q"."hash",
  "q"."dropped_at",
  "q"."corrected_at",
  "q"."correction",
  exists (
    select
    from
      quiz_questions v
      join quiz_answers s on s.question_id = v.id
    where
      v.item_id = q.item_id
  ) as "is_answered",
  coalesce(c.open_reports, 0) as "open_reports"
from
  "quiz_questions" as "q"
  left join "moderation_cases" as "c" on "c"."kind" = $1
  and "c"."target_id" = "q"."item_id"
where
  "q"."quiz_id" = ($2)
  and "q"."replaced_at" is null
order by
  "q"."position",
  "q"."id";

-- orderQuestions
update quiz_questions q
set
  position = placed.position
from
  unnest($1::bigint[]) with ordinality as placed (id, position)
where
  q.id = placed.id
  and q.position <> placed.position;

-- removeQuestion
update "quiz_questions"
set
  "replaced_at" = $1,
  "is_removed" = $2
where
  "id" = ($3);

-- listItemFigures
with
  recent as (
    select
      id,
      user_id,
      started_at
    from
      quiz_attempts
    where
      quiz_id = $1
      and completed_at is not null
    order by
      completed_at desc
    limit
      $2
  ),
  judged as (
    select
      s.attempt_id,
      s.question_id,
      s.answer,
      coalesce(
        s.answer in (q.correct_answer, q.also_correct),
        false
      )::int as is_right
    from
      recent r
      join quiz_answers s on s.attempt_id = r.id
      join quiz_questions q on q.id = s.question_id
      and q.dropped_at is null
    where
      not exists (
        select
        from
          quiz_attempts e
        where
          e.user_id = r.user_id
          and e.quiz_id = $3
          and (e.started_at, e.id) < (r.started_at, r.id)
      )
  ),
  beside_rest as (
    select
      *,
      sum(is_right) over (
        partition by
          attempt_id
      ) - is_right as rest
    from
      judged
  )
select
  question_id,
  count(*)::int as attempts,
  avg(is_right)::float8 as facility,
  corr(is_right, rest) as discrimination,
  (
    count(*) filter (
      where
        answer = 'A'
    )
  )::int as a,
  (
    count(*) filter (
      where
        answer = 'B'
    )
  )::int as b,
  (
    count(*) filter (
      where
        answer = 'C'
    )
  )::int as c,
  (
    count(*) filter (
      where
        answer = 'D'
    )
  )::int as d,
  (
    count(*) filter (
      where
        answer is null
    )
  )::int as none
from
  beside_rest
group by
  question_id
having
  count(*) >= $4;
