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
