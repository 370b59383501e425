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
  "quizzes" (
    "0",
    "total_questions",
    "created_at",
    "updated_at"
  )
values
  ($1, $2, $3, $4)
on conflict ("bank_key") do update
set
  "0" = $5,
  "updated_at" = $6
returning
  "id";

-- putBankQuiz
insert into
  "quizzes" ("total_questions", "created_at", "updated_at")
values
  ($1, $2, $3)
on conflict ("bank_key") do update
set
  "updated_at" = $4
returning
  "id";

-- listBankQuestions
select
  "id",
  "item_id",
  "bank_id",
  "version",
  "position",
  "hash",
  "is_removed"
from
  "quiz_questions"
where
  "quiz_id" = ($1)
  and "bank_id" is not null
  and (
    "replaced_at" is null
    or "is_removed" = $2
  )
order by
  "id";

-- replaceQuestion
update "quiz_questions"
set
  "replaced_at" = $1
where
  "id" = ($2);

-- forgetRemoval
update "quiz_questions"
set
  "is_removed" = $1
where
  "id" = ($2);

-- moveAddedQuestions
update quiz_questions q
set
  position = $1 + added.place
from
  (
    select
      id,
      row_number() over (
        order by
          position,
          id
      ) as place
    from
      quiz_questions
    where
      quiz_id = $2
      and bank_id is null
      and replaced_at is null
  ) added
where
  q.id = added.id;

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
