-- endExamShields
with
  "open" as (
    select
      "id"
    from
      "exam_shields"
    where
      "ended_at" is null
      and "closes_at" > ($1)
      and "id" = ($2)
      and "user_id" = ($3)
    order by
      "id"
    for no key update
  )
update "exam_shields"
set
  "ended_at" = $4,
  "ended_by" = $5,
  "end_reason" = $6
from
  "open"
where
  "exam_shields"."id" = "open"."id"
returning
  "exam_shields"."id",
  "exam_shields"."user_id",
  "exam_shields"."label";

-- endExamShields
with
  "open" as (
    select
      "id"
    from
      "exam_shields"
    where
      "ended_at" is null
      and "closes_at" > $1
    order by
      "id"
    for no key update
  )
update "exam_shields"
set
from
  "open"
where
  "exam_shields"."id" = "open"."id"
returning
  "exam_shields"."id",
  "exam_shields"."user_id",
  "exam_shields"."label";

-- listOwnersToEnd
select distinct
  "s"."user_id"
from
  "exam_shields" as "s"
  inner join "users" as "u" on "u"."id" = "s"."user_id"
where
  "s"."closes_at" > ($1)
  and (
    "u"."suspended_at" is not null
    or "u"."audience" is null
    or "u"."audience" <> $2
  )
limit
  $3;

-- lockQuestionsHeldBy
select
  "id",
  "asker_id",
  "title",
  "content",
  "subject",
  "is_answered",
  "late_settled_at",
  "held_because"
from
  "questions"
where
  "id" in (
    select
      "question_id"
    from
      "exam_holds"
    where
      "shield_id" in ($1)
  )
  and "status" = $2
  and "held_until" is not null
  and "deleted_at" is null
order by
  "id"
limit
  $3
for no key update
  skip locked;

-- listExamsToAlert
select
  s.id
from
  exam_shields s
where
  s.closes_at > $1
  and s.alerted_at is null
  and $2 <= (
    select
      count(distinct q.asker_id)
    from
      exam_holds h
      join questions q on q.id = h.question_id
    where
      h.shield_id = s.id
      and q.status = 'held'
      and q.held_until is not null
      and q.deleted_at is null
  )
order by
  s.id
limit
  $3;

-- markExamAlerted
update "exam_shields"
set
  "alerted_at" = $1
where
  "id" = ($2)
  and "closes_at" > ($3)
  and "alerted_at" is null;
