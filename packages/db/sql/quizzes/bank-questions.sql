-- drawBankQuestions
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
  "q"."bank_id",
  "q"."topic",
  "q"."correct_answer",
  "q"."also_correct",
  "q"."mistakes",
  "q"."explanation",
  "q"."explanation_html",
  "q"."html_version",
  "q"."source",
  "q"."hash",
  "z"."difficulty"
from
  "quiz_questions" as "q"
  inner join "quizzes" as "z" on "z"."id" = "q"."quiz_id"
where
  "z"."bank_key" is not null
  and "z"."status" = $1
  and "q"."replaced_at" is null
  and "q"."dropped_at" is null
  and "z"."subject" = $2
  and (
    q.stems @@ $3::tsquery
    or q.quiz_id in (
      select
        id
      from
        quizzes
      where
        bank_key is not null
        and to_tsvector('english', title) @@ $4::tsquery
    )
  )
  and not exists (
    select
    from
      quiz_attempts o
    where
      o.user_id = $5
      and o.quiz_id = z.id
      and o.completed_at is null
  )
order by
  z.difficulty = $6 desc,
  random()
limit
  $7;

-- countBankQuestions
select
  count(*)::int as "count"
from
  "quiz_questions" as "q"
  inner join "quizzes" as "z" on "z"."id" = "q"."quiz_id"
where
  "z"."bank_key" is not null
  and "z"."status" = $1
  and "q"."replaced_at" is null
  and "q"."dropped_at" is null
  and "z"."subject" = ($2)
  and (
    q.stems @@ $3::tsquery
    or q.quiz_id in (
      select
        id
      from
        quizzes
      where
        bank_key is not null
        and to_tsvector('english', title) @@ $4::tsquery
    )
  );

-- countBankQuestions
select
  count(*)::int as "count"
from
  "quiz_questions" as "q"
  inner join "quizzes" as "z" on "z"."id" = "q"."quiz_id"
where
  "z"."bank_key" is not null
  and "z"."status" = $1
  and "q"."replaced_at" is null
  and "q"."dropped_at" is null
  and "z"."subject" = $2
  and (
    q.stems @@ $3::tsquery
    or q.quiz_id in (
      select
        id
      from
        quizzes
      where
        bank_key is not null
        and to_tsvector('english', title) @@ $4::tsquery
    )
  );
