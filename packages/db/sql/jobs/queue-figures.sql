-- readByIndex
select
  set_config('enable_seqscan', 'off', true),
  set_config('enable_bitmapscan', 'off', true),
  set_config('enable_sort', 'off', true);

-- listQueueFigures
select
  q.name as queue,
  w.waiting,
  w.deferred,
  w.oldest_seconds,
  f.failed
from
  jobs.queue q
  cross join lateral (
    select
      count(*) filter (
        where
          ready_at <= now()
      )::int as waiting,
      count(*) filter (
        where
          ready_at > now()
      )::int as deferred,
      greatest(
        0,
        coalesce(
          extract(
            epoch
            from
              now() - min(ready_at)
          ),
          0
        )
      )::float8 as oldest_seconds
    from
      (
        select
          greatest(created_on, start_after) as ready_at
        from
          jobs.job
        where
          name = q.name
          and state < 'active'
          and not blocked
        order by
          priority desc,
          created_on
        limit
          10000
      ) turn
  ) w
  cross join lateral (
    select
      count(*)::int as failed
    from
      (
        select
        from
          jobs.job
        where
          name = q.dead_letter
        order by
          id
        limit
          10000
      ) given_up
  ) f
where
  q.name not in (
    select
      dead_letter
    from
      jobs.queue
    where
      dead_letter is not null
  )
order by
  q.name;
