-- listReviewQuestions
select
  "q"."id",
  "q"."title",
  "q"."content",
  "q"."content_html",
  "q"."subject",
  "q"."asker_id",
  "q"."removed_reason",
  "q"."held_because",
  "q"."is_answered",
  "q"."created_at",
  "u"."is_anonymous",
  case
    when q.deleted_at is null then q.status
    else 'removed'
  end as "status",
  (
    q.status = 'held'
    and q.deleted_at is null
  ) as "is_held"
from
  "questions" as "q"
  inner join "users" as "u" on "u"."id" = "q"."asker_id"
where
  (
    q.deleted_at is null
    or q.deletion_id is not null
  )
  and $1
  and (
    "q"."search_text" ilike $2
    or "q"."asker_id" = ($3)
  )
  and (
    (
      q.status = 'held'
      and q.deleted_at is null
    ),
    q.created_at,
    q.id
  ) < (
    $4,
    (
      select
        created_at
      from
        questions
      where
        id = $5
    ),
    $6
  )
order by
  (
    q.status = 'held'
    and q.deleted_at is null
  ) desc,
  "q"."created_at" desc,
  "q"."id" desc
limit
  $7;

-- listReviewQuestions
select
  "q"."id",
  "q"."title",
  "q"."content",
  "q"."content_html",
  "q"."subject",
  "q"."asker_id",
  "q"."removed_reason",
  "q"."held_because",
  "q"."is_answered",
  "q"."created_at",
  "u"."is_anonymous",
  case
    when q.deleted_at is null then q.status
    else 'removed'
  end as "status",
  (
    q.status = 'held'
    and q.deleted_at is null
  ) as "is_held"
from
  "questions" as "q"
  inner join "users" as "u" on "u"."id" = "q"."asker_id"
where
  (
    q.deleted_at is null
    or q.deletion_id is not null
  )
order by
  (
    q.status = 'held'
    and q.deleted_at is null
  ) desc,
  "q"."created_at" desc,
  "q"."id" desc
limit
  $1;

-- findReviewQuestion
select
  "q"."id",
  "q"."title",
  "q"."content",
  "q"."content_html",
  "q"."subject",
  "q"."asker_id",
  "q"."removed_reason",
  "q"."held_because",
  "q"."is_answered",
  "q"."created_at",
  "u"."is_anonymous",
  case
    when q.deleted_at is null then q.status
    else 'removed'
  end as "status",
  (
    q.status = 'held'
    and q.deleted_at is null
  ) as "is_held"
from
  "questions" as "q"
  inner join "users" as "u" on "u"."id" = "q"."asker_id"
where
  (
    q.deleted_at is null
    or q.deletion_id is not null
  )
  and "q"."id" = ($1);

-- lockQuestion
select
  "q"."asker_id",
  "q"."title",
  "q"."removed_reason",
  "q"."duplicate_of",
  "q"."is_listed",
  "q"."subject",
  case
    when q.deleted_at is null then q.status
    else 'removed'
  end as "status"
from
  "questions" as "q"
where
  "q"."id" = ($1)
  and (
    q.deleted_at is null
    or q.deletion_id is not null
  )
for no key update;

-- showQuestion
update questions
set
  status = 'visible',
  removed_reason = null,
  held_because = null,
  approved_at = $1,
  promised_at = coalesce(promised_at, $2)
where
  id = $3;

-- putBackQuestion
update questions
set
  deleted_at = null,
  deletion_id = null,
  removed_reason = null,
  approved_at = case
    when status = 'removed' then $1
    else approved_at
  end,
  promised_at = case
    when status = 'held' then null
    else coalesce(promised_at, $2)
  end,
  status = case
    when status = 'removed' then 'visible'
    else status
  end
where
  id = $3
returning
  status;

-- hideQuestion
update "questions"
set
  "status" = $1,
  "removed_reason" = $2
where
  "id" = ($3);

-- setDuplicateOf
update "questions"
set
  "duplicate_of" = $1
where
  "id" = ($2);
