-- listQuestionsToVerify
with
  looked as (
    select
      question_id,
      expert_id
    from
      answers
    where
      status = 'visible'
      and not is_verified
      and question_id < $1
    order by
      question_id desc
    fetch first
      1000 rows
    with
      ties
  )
select
  l.question_id,
  count(*)::int as looked,
  coalesce(
    bool_or(
      (
        select
          e.is_expert
        from
          users e
        where
          e.id = l.expert_id
      )
      and (
        select
          q.is_listed
          and (
            q.search_text ilike $2
            or q.asker_id = $3
          )
        from
          questions q
        where
          q.id = l.question_id
      )
    ),
    false
  ) as is_found
from
  looked l
group by
  l.question_id
order by
  l.question_id desc;

-- listQuestionsToVerify
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
  and "q"."id" in ($1)
order by
  "q"."id" desc;

-- listQuestionsToVerify
with
  looked as (
    select
      question_id,
      expert_id
    from
      answers
    where
      status = 'visible'
      and not is_verified
      and true
    order by
      question_id desc
    fetch first
      1000 rows
    with
      ties
  )
select
  l.question_id,
  count(*)::int as looked,
  coalesce(
    bool_or(
      (
        select
          e.is_expert
        from
          users e
        where
          e.id = l.expert_id
      )
      and (
        select
          q.is_listed
          and true
        from
          questions q
        where
          q.id = l.question_id
      )
    ),
    false
  ) as is_found
from
  looked l
group by
  l.question_id
order by
  l.question_id desc;
