-- listSimilarQuestions
select
  found.id,
  found.title,
  found.subject,
  found.is_answered,
  coalesce(
    (
      select
        bool_or(
          a.is_verified
          and e.is_expert
        )
      from
        answers a
        join users e on e.id = a.expert_id
      where
        a.question_id = found.id
        and a.status = 'visible'
    ),
    false
  ) as is_verified,
  (
    select
      count(*)::int
    from
      answers a
    where
      a.question_id = found.id
      and a.status = 'visible'
  ) as answer_count
from
  (
    select
      newest.*,
      similarity (newest.title, $1) as likeness
    from
      (
        select
          id,
          title,
          subject,
          is_answered
        from
          questions
        where
          is_listed
        order by
          created_at desc,
          id desc
        limit
          2000
      ) newest
    where
      similarity (newest.title, $2) > $3
    order by
      likeness desc,
      newest.id desc
    limit
      $4
  ) found
order by
  found.likeness desc,
  found.id desc;
