-- listExamShields
select
  "id",
  "label",
  "starts_at",
  "ends_at",
  "ended_at",
  "ended_by",
  "end_reason",
  "closes_at",
  "task_count",
  "fingerprint_count",
  "common_count",
  "ignored_task_count",
  "created_at"
from
  "exam_shields"
where
  "user_id" = ($1)
order by
  "id" desc
limit
  $2;

-- countOpenExamShields
select
  count(*) as "n"
from
  "exam_shields"
where
  "user_id" = ($1)
  and "closes_at" > ($2);

-- insertExamShield
insert into
  "exam_shields" ("0")
values
  ($1)
returning
  "id",
  "label",
  "starts_at",
  "ends_at",
  "ended_at",
  "ended_by",
  "end_reason",
  "closes_at",
  "task_count",
  "fingerprint_count",
  "common_count",
  "ignored_task_count",
  "created_at";

-- insertExamTask
with
  task as (
    insert into
      exam_tasks (shield_id, needed)
    values
      ($1, $2)
    returning
      id
  )
insert into
  exam_shingles (hash, task_id)
select
  asked.hash,
  task.id
from
  task,
  (
    select
      ('x' || one)::bit(64)::bigint as hash
    from
      unnest($3::text[]) as one
  ) asked;

-- findExamShield
select
  "id",
  "label",
  "starts_at",
  "ends_at",
  "ended_at",
  "ended_by",
  "end_reason",
  "closes_at",
  "task_count",
  "fingerprint_count",
  "common_count",
  "ignored_task_count",
  "created_at"
from
  "exam_shields"
where
  "id" = ($1)
  and "user_id" = ($2);

-- findExamShield
select
  "id",
  "label",
  "starts_at",
  "ends_at",
  "ended_at",
  "ended_by",
  "end_reason",
  "closes_at",
  "task_count",
  "fingerprint_count",
  "common_count",
  "ignored_task_count",
  "created_at"
from
  "exam_shields"
where
  "id" = $1
  and "user_id" = $2;

-- deleteEndedExamTasks
delete from exam_tasks
where
  id in (
    select
      t.id
    from
      exam_tasks t
      join exam_shields s on s.id = t.shield_id
    where
      s.closes_at < $1
    limit
      $2
  );

-- deleteEndedExamShields
delete from exam_shields
where
  id in (
    select
      id
    from
      exam_shields
    where
      closes_at < $1
    order by
      closes_at
    limit
      $2
  );

-- hasOpenExams
select
  "id"
from
  "exam_shields"
where
  "closes_at" > ($1)
  and "starts_at" <= ($2)
limit
  $3;

-- listMatchingExams
select distinct
  s.id,
  s.closes_at
from
  (
    select
      found.task_id,
      count(*) as n
    from
      (
        select
          ('x' || one)::bit(64)::bigint as hash
        from
          unnest($1::text[]) as one
      ) asked
      cross join lateral (
        select
          h.task_id
        from
          exam_shingles h
        where
          h.hash = asked.hash
        order by
          h.task_id
        limit
          50
      ) found
    group by
      found.task_id
  ) matched
  join exam_tasks t on t.id = matched.task_id
  and matched.n >= t.needed
  join exam_shields s on s.id = t.shield_id
where
  s.starts_at <= $2
  and s.closes_at > $3
order by
  s.id;

-- lockOpenExams
select
  "id",
  "closes_at"
from
  "exam_shields"
where
  "id" in ($1)
  and "ended_at" is null
  and "starts_at" <= ($2)
  and "ends_at" > ($3)
order by
  "id"
for share;

-- setExamHolds
delete from "exam_holds"
where
  "question_id" = ($1);

-- setExamHolds
insert into
  exam_holds (question_id, shield_id)
select
  $1,
  id
from
  exam_shields
where
  id = any ($2::bigint[])
order by
  id
for key share;

-- listEndedHolds
select
  q.id
from
  questions q
where
  q.held_until is not null
  and q.status = 'held'
  and q.deleted_at is null
  and (
    q.held_until <= $1
    or exists (
      select
      from
        exam_holds h
        join exam_shields s on s.id = h.shield_id
      where
        h.question_id = q.id
        and s.closes_at <= $2
    )
    or not exists (
      select
      from
        exam_holds h
      where
        h.question_id = q.id
    )
  )
order by
  q.held_until
limit
  $3;
