-- listChatDays
select
  to_char(
    (created_at at time zone 'UTC')::date,
    'YYYY-MM-DD'
  ) as day,
  source,
  count(*)::int as answers,
  count(distinct user_id)::int as people,
  coalesce(sum(prompt_tokens), 0)::bigint as prompt_tokens,
  coalesce(sum(completion_tokens), 0)::bigint as completion_tokens,
  count(*) filter (
    where
      status = 'stopped'
  )::int as stopped,
  count(*) filter (
    where
      status = 'interrupted'
  )::int as interrupted,
  count(*) filter (
    where
      status = 'failed'
  )::int as failed,
  count(*) filter (
    where
      feedback = 'up'
  )::int as helped,
  count(*) filter (
    where
      feedback = 'down'
  )::int as did_not_help,
  percentile_cont(array[0.5, 0.95]) within group (
    order by
      extract(
        epoch
        from
          "first_text_at" - created_at
      ) * 1000
  ) filter (
    where
      first_text_at is not null
  ) as first_text_ms,
  percentile_cont(array[0.5, 0.95]) within group (
    order by
      extract(
        epoch
        from
          "ended_at" - created_at
      ) * 1000
  ) filter (
    where
      status = 'done'
  ) as whole_ms
from
  chat_messages
where
  role = 'assistant'
  and created_at >= $1
  and status <> 'streaming'
group by
  grouping sets (
    ((created_at at time zone 'UTC')::date, source),
    ((created_at at time zone 'UTC')::date)
  );

-- listChatFailures
select
  to_char(
    (created_at at time zone 'UTC')::date,
    'YYYY-MM-DD'
  ) as day,
  failure as reason,
  count(*)::int as count
from
  chat_messages
where
  role = 'assistant'
  and created_at >= $1
  and status <> 'streaming'
  and failure is not null
group by
  (created_at at time zone 'UTC')::date,
  failure
order by
  count desc,
  reason;
