-- findGeneration
select
  "g"."id",
  "g"."user_id",
  "g"."subject",
  "g"."difficulty",
  "g"."specific_topic",
  "g"."document_id",
  "g"."question_count",
  "g"."state",
  "g"."source",
  "g"."model",
  "g"."checked",
  "g"."dropped",
  "g"."quiz_id",
  "g"."failure",
  "g"."watched_at",
  "g"."queue_group",
  "g"."created_at",
  "d"."title" as "document_title"
from
  "quiz_generations" as "g"
  left join "documents" as "d" on "d"."id" = "g"."document_id"
where
  "g"."id" = ($1)
  and "g"."user_id" = ($2);

-- findGeneration
select
  "g"."id",
  "g"."user_id",
  "g"."subject",
  "g"."difficulty",
  "g"."specific_topic",
  "g"."document_id",
  "g"."question_count",
  "g"."state",
  "g"."source",
  "g"."model",
  "g"."checked",
  "g"."dropped",
  "g"."quiz_id",
  "g"."failure",
  "g"."watched_at",
  "g"."queue_group",
  "g"."created_at",
  "d"."title" as "document_title"
from
  "quiz_generations" as "g"
  left join "documents" as "d" on "d"."id" = "g"."document_id"
where
  "g"."id" = $1
  and "g"."user_id" = $2;

-- findGenerationByKey
select
  "g"."id",
  "g"."user_id",
  "g"."subject",
  "g"."difficulty",
  "g"."specific_topic",
  "g"."document_id",
  "g"."question_count",
  "g"."state",
  "g"."source",
  "g"."model",
  "g"."checked",
  "g"."dropped",
  "g"."quiz_id",
  "g"."failure",
  "g"."watched_at",
  "g"."queue_group",
  "g"."created_at",
  "d"."title" as "document_title"
from
  "quiz_generations" as "g"
  left join "documents" as "d" on "d"."id" = "g"."document_id"
where
  "g"."send_key" = ($1)
  and "g"."user_id" = ($2);

-- findGenerationByKey
select
  "g"."id",
  "g"."user_id",
  "g"."subject",
  "g"."difficulty",
  "g"."specific_topic",
  "g"."document_id",
  "g"."question_count",
  "g"."state",
  "g"."source",
  "g"."model",
  "g"."checked",
  "g"."dropped",
  "g"."quiz_id",
  "g"."failure",
  "g"."watched_at",
  "g"."queue_group",
  "g"."created_at",
  "d"."title" as "document_title"
from
  "quiz_generations" as "g"
  left join "documents" as "d" on "d"."id" = "g"."document_id"
where
  "g"."send_key" = $1
  and "g"."user_id" = $2;

-- hasOpenGeneration
select
  "id"
from
  "quiz_generations"
where
  "user_id" = ($1)
  and "state" in ($2, $3);

-- countQueuedGenerations
select
  count(*) as "count"
from
  "quiz_generations"
where
  "queue_group" = ($1)
  and "state" in ($2, $3);

-- listGenerations
select
  "g"."id",
  "g"."user_id",
  "g"."subject",
  "g"."difficulty",
  "g"."specific_topic",
  "g"."document_id",
  "g"."question_count",
  "g"."state",
  "g"."source",
  "g"."model",
  "g"."checked",
  "g"."dropped",
  "g"."quiz_id",
  "g"."failure",
  "g"."watched_at",
  "g"."queue_group",
  "g"."created_at",
  "d"."title" as "document_title"
from
  "quiz_generations" as "g"
  left join "documents" as "d" on "d"."id" = "g"."document_id"
  left join "quizzes" as "z" on "z"."id" = "g"."quiz_id"
where
  "g"."user_id" = ($1)
  and z.status is distinct from 'retired'
  and (g.created_at, g.id) < ($2::timestamptz, $3::uuid)
order by
  "g"."created_at" desc,
  "g"."id" desc
limit
  $4;

-- listGenerations
select
  "g"."id",
  "g"."user_id",
  "g"."subject",
  "g"."difficulty",
  "g"."specific_topic",
  "g"."document_id",
  "g"."question_count",
  "g"."state",
  "g"."source",
  "g"."model",
  "g"."checked",
  "g"."dropped",
  "g"."quiz_id",
  "g"."failure",
  "g"."watched_at",
  "g"."queue_group",
  "g"."created_at",
  "d"."title" as "document_title"
from
  "quiz_generations" as "g"
  left join "documents" as "d" on "d"."id" = "g"."document_id"
  left join "quizzes" as "z" on "z"."id" = "g"."quiz_id"
where
  "g"."user_id" = $1
  and z.status is distinct from 'retired'
order by
  "g"."created_at" desc,
  "g"."id" desc
limit
  $2;

-- insertGeneration
insert into
  "quiz_generations" ("0", "watched_at", "created_at")
values
  ($1, $2, $3);

-- insertGeneration
insert into
  "quiz_generations" ("watched_at", "created_at")
values
  ($1, $2);

-- watchGeneration
update "quiz_generations"
set
  "watched_at" = $1
where
  "id" = ($2);

-- lockGeneration
select
  "g"."id",
  "g"."user_id",
  "g"."subject",
  "g"."difficulty",
  "g"."specific_topic",
  "g"."document_id",
  "g"."question_count",
  "g"."state",
  "g"."source",
  "g"."model",
  "g"."checked",
  "g"."dropped",
  "g"."quiz_id",
  "g"."failure",
  "g"."watched_at",
  "g"."queue_group",
  "g"."created_at",
  "d"."title" as "document_title",
  g.items as "items"
from
  "quiz_generations" as "g"
  left join "documents" as "d" on "d"."id" = "g"."document_id"
where
  "g"."id" = ($1)
  and "g"."state" in ($2, $3)
for no key update of
  "g";

-- startGeneration
update "quiz_generations"
set
  "0" = $1,
  "state" = $2
where
  "id" = ($3);

-- startGeneration
update "quiz_generations"
set
  "state" = $1
where
  "id" = ($2);

-- keepGenerated
update "quiz_generations"
set
  "items" = $1,
  "checked" = $2,
  "dropped" = $3
where
  "id" = ($4)
  and "state" = $5;

-- endGeneration
update "quiz_generations"
set
  "0" = $1,
  "items" = $2,
  "queue_group" = $3,
  "ended_at" = $4
where
  "id" = ($5);

-- endGeneration
update "quiz_generations"
set
  "items" = $1,
  "queue_group" = $2,
  "ended_at" = $3
where
  "id" = ($4);

-- listForgottenGenerations
select
  "id"
from
  "quiz_generations"
where
  "state" in ($1, $2)
  and "created_at" < ($3)
order by
  "created_at"
limit
  $4;
