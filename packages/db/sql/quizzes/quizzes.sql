-- listQuizzes
select
  "id",
  "title",
  "subject",
  "description",
  "difficulty",
  "time_limit",
  "total_questions"
from
  "quizzes"
where
  status = 'listed'
  and (title, id) > ($1, $2::bigint)
order by
  "title",
  "id"
limit
  $3;

-- listQuizzes
select
  "id",
  "title",
  "subject",
  "description",
  "difficulty",
  "time_limit",
  "total_questions"
from
  "quizzes"
where
  status = 'listed'
order by
  "title",
  "id"
limit
  $1;

-- getQuizFigures
select
  count(*)::int as "totalQuizzes",
  count(distinct subject)::int as subjects,
  coalesce(round(avg(total_questions)), 0)::int as "averageQuestions",
  coalesce(round(avg(time_limit)), 0)::int as "averageTime",
  (
    count(*) filter (
      where
        status = 'listed'
        and search ilike $1
        and subject = $2
        and difficulty = $3
    )
  )::int as matches
from
  quizzes
where
  status = 'listed';

-- getQuizFigures
select
  count(*)::int as "totalQuizzes",
  count(distinct subject)::int as subjects,
  coalesce(round(avg(total_questions)), 0)::int as "averageQuestions",
  coalesce(round(avg(time_limit)), 0)::int as "averageTime",
  (
    count(*) filter (
      where
        status = 'listed'
    )
  )::int as matches
from
  quizzes
where
  status = 'listed';

-- findQuiz
select
  "id",
  "title",
  "subject",
  "description",
  "difficulty",
  "time_limit",
  "total_questions",
  "pass_percentage",
  "is_machine_made",
  "status",
  "created_at",
  "updated_at"
from
  "quizzes"
where
  "id" = ($1)
  and "status" <> $2
  and (
    "owner_id" is null
    or "owner_id" = ($3)
  );

-- listQuestionIds
select
  "id"
from
  "quiz_questions"
where
  "quiz_id" = ($1)
  and "replaced_at" is null
  and "dropped_at" is null
order by
  "position",
  "id";

-- listShownQuestions
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
  "q"."option_d_html"
from
  "quiz_answers" as "s"
  inner join "quiz_questions" as "q" on "q"."id" = "s"."question_id"
where
  "s"."attempt_id" = ($1)
order by
  "s"."position";

-- listAnsweredQuestions
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
  "s"."answer",
  "q"."item_id",
  "q"."correct_answer",
  "q"."also_correct",
  "q"."dropped_at",
  "q"."correction",
  "q"."mistakes",
  "q"."explanation",
  "q"."explanation_html",
  "q"."source",
  "q"."topic"
from
  "quiz_answers" as "s"
  inner join "quiz_questions" as "q" on "q"."id" = "s"."question_id"
where
  "s"."attempt_id" = ($1)
order by
  "s"."position";
