-- listBankStates
select
  "bank_key",
  "bank_hash"
from
  "quizzes"
where
  "bank_key" is not null;

-- lockQuizBank
select
  pg_advisory_xact_lock(hashtext ('quiz_bank'));

-- putBankQuiz
insert into
  "quizzes" ("0", "created_at", "updated_at")
values
  ($1, $2, $3)
on conflict ("bank_key") do update
set
  "0" = $4,
  "updated_at" = $5
returning
  "id";

-- putBankQuiz
insert into
  "quizzes" ("created_at", "updated_at")
values
  ($1, $2)
on conflict ("bank_key") do update
set
  "updated_at" = $3
returning
  "id";

-- listBankQuestions
select
  "id",
  "item_id",
  "bank_id",
  "version",
  "position",
  "hash"
from
  "quiz_questions"
where
  "quiz_id" = ($1)
  and "replaced_at" is null;

-- replaceQuestion
update "quiz_questions"
set
  "replaced_at" = $1
where
  "id" = ($2);

-- moveQuestion
update "quiz_questions"
set
  "position" = $1
where
  "id" = ($2);

-- insertQuizQuestion
insert into
  "quiz_questions" ("0", "mistakes", "created_at")
values
  ($1, $2, $3);

-- insertQuizQuestion
insert into
  "quiz_questions" ("created_at")
values
  ($1);
