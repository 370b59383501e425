-- listTutorCards
select
  e.id,
  e.shown_name,
  u.first_name,
  u.last_name,
  e.headline,
  e.experience,
  e.education,
  e.subjects,
  e.is_sample,
  r.rating,
  r.reviews,
  f.completed_answers,
  f.median_minutes,
  exists (
    select
    from
      sessions s
    where
      s.user_id = e.user_id
      and s.expire > $1
      and s.seen_at > $2
  ) as is_online
from
  experts e
  join users u on u.id = e.user_id
  cross join lateral (
    select
      avg(s.score)::float8 as rating,
      count(s.score)::int as reviews
    from
      answers a
      join answer_quality s on s.answer_id = a.id
    where
      a.expert_id = e.user_id
      and a.status = 'visible'
  ) r
  cross join lateral (
    select
      count(*)::int as completed_answers,
      case
        when count(*) filter (
          where
            t.answered_at > $3
        ) >= $4 then percentile_cont(0.5) within group (
          order by
            extract(
              epoch
              from
                t.answered_at - t.asked_at
            ) / 60
        ) filter (
          where
            t.answered_at > $5
        )
      end as median_minutes
    from
      (
        select
          min(a.created_at) as answered_at,
          q.created_at as asked_at
        from
          answers a
          join questions q on q.id = a.question_id
        where
          a.expert_id = e.user_id
          and a.status = 'visible'
          and q.is_listed
        group by
          q.id,
          q.created_at
      ) t
  ) f
where
  e.status = 'approved'
  and e.is_listed
  and cardinality(e.subjects) > 0
  and u.suspended_at is null
  and u.erase_after is null
  and u.merged_into is null
  and u.erased_at is null
  and $6 = any (e.subjects)
  and e.id < $7
order by
  e.id desc
limit
  $8;

-- listTutorCards
select
  e.id,
  e.shown_name,
  u.first_name,
  u.last_name,
  e.headline,
  e.experience,
  e.education,
  e.subjects,
  e.is_sample,
  r.rating,
  r.reviews,
  f.completed_answers,
  f.median_minutes,
  exists (
    select
    from
      sessions s
    where
      s.user_id = e.user_id
      and s.expire > $1
      and s.seen_at > $2
  ) as is_online
from
  experts e
  join users u on u.id = e.user_id
  cross join lateral (
    select
      avg(s.score)::float8 as rating,
      count(s.score)::int as reviews
    from
      answers a
      join answer_quality s on s.answer_id = a.id
    where
      a.expert_id = e.user_id
      and a.status = 'visible'
  ) r
  cross join lateral (
    select
      count(*)::int as completed_answers,
      case
        when count(*) filter (
          where
            t.answered_at > $3
        ) >= $4 then percentile_cont(0.5) within group (
          order by
            extract(
              epoch
              from
                t.answered_at - t.asked_at
            ) / 60
        ) filter (
          where
            t.answered_at > $5
        )
      end as median_minutes
    from
      (
        select
          min(a.created_at) as answered_at,
          q.created_at as asked_at
        from
          answers a
          join questions q on q.id = a.question_id
        where
          a.expert_id = e.user_id
          and a.status = 'visible'
          and q.is_listed
        group by
          q.id,
          q.created_at
      ) t
  ) f
where
  e.status = 'approved'
  and e.is_listed
  and cardinality(e.subjects) > 0
  and u.suspended_at is null
  and u.erase_after is null
  and u.merged_into is null
  and u.erased_at is null
  and $6 = any (e.subjects)
  and true
order by
  e.id desc
limit
  $7;
