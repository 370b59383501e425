-- insertMadeQuiz
insert into
  "quizzes" ("0", "status", "created_at", "updated_at")
values
  ($1, $2, $3, $4)
returning
  "id";

-- insertMadeQuiz
insert into
  "quizzes" ("status", "created_at", "updated_at")
values
  ($1, $2, $3)
returning
  "id";

-- listMadeQuizzes
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
  "owner_id" = ($1)
  and "id" = any ($2::bigint[]);

-- retireMadeQuiz
update "quizzes"
set
  "status" = $1,
  "updated_at" = $2
where
  "id" = ($3)
  and "owner_id" = ($4)
  and "status" = $5;

-- retireMadeQuiz
update "quizzes"
set
  "status" = $1,
  "updated_at" = $2
where
  "id" = $3
  and "owner_id" = $4
  and "status" = $5;

-- blankMadeQuizzes
update quiz_questions
set
  topic = null,
  question = '',
  option_a = '',
  option_b = '',
  option_c = '',
  option_d = '',
  question_html = '',
  option_a_html = '',
  option_b_html = '',
  option_c_html = '',
  option_d_html = '',
  mistakes = '{}',
  explanation = '',
  explanation_html = '',
  source = null
where
  quiz_id in (
    select
      id
    from
      quizzes
    where
      owner_id = any ($1)
  );

-- blankMadeQuizzes
update "quizzes"
set
  "title" = $1,
  "subject" = $2,
  "description" = $3,
  "status" = $4,
  "updated_at" = $5
where
  "owner_id" = any ($6);
