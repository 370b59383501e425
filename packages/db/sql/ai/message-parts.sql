-- keepParts
delete from message_parts p using chat_messages m
where
  p.message_id = any ($1::bigint[])
  and m.id = p.message_id
  and m.maker_id = $2;

-- keepParts
with
  alive as (
    insert into
      answer_makers (id, alive_at)
    values
      ($1, now())
    on conflict (id) do update
    set
      alive_at = excluded.alive_at
  ),
  going as (
    select
      id,
      is_stop_asked
    from
      chat_messages
    where
      id = any ($2::bigint[])
      and maker_id = $3
  ),
  kept as (
    insert into
      message_parts (message_id, starts_at, text)
    select
      p.message_id,
      p.starts_at,
      p.text
    from
      unnest($4::bigint[], $5::int[], $6::text[]) as p (message_id, starts_at, text)
      join going on going.id = p.message_id
    on conflict do nothing
  )
select
  id
from
  unnest($7::bigint[]) as made (id)
where
  not exists (
    select
    from
      going
    where
      going.id = made.id
      and not going.is_stop_asked
  );

-- listPartsSince
select
  m.status,
  coalesce(
    m.status = 'streaming'
    and m.created_at < now() - interval '15 seconds'
    and not exists (
      select
      from
        answer_makers a
      where
        a.id = m.maker_id
        and a.alive_at > now() - interval '15 seconds'
    ),
    false
  ) as is_abandoned,
  coalesce(
    (
      select
        json_agg(
          json_build_object('startsAt', p.starts_at, 'text', p.text)
          order by
            p.starts_at
        )
      from
        message_parts p
      where
        p.message_id = m.id
        and p.starts_at >= f.starts_at
    ),
    '[]'
  ) as parts
from
  unnest($1::bigint[], $2::int[]) with ordinality as f (id, starts_at, place)
  left join chat_messages m on m.id = f.id
order by
  f.place;

-- listAbandonedAnswers
select
  m.id,
  coalesce(
    (
      select
        string_agg(
          p.text,
          ''
          order by
            p.starts_at
        )
      from
        message_parts p
      where
        p.message_id = m.id
    ),
    ''
  ) as text
from
  chat_messages m
where
  m.status = 'streaming'
  and m.created_at < now() - interval '15 seconds'
  and not exists (
    select
    from
      answer_makers a
    where
      a.id = m.maker_id
      and a.alive_at > now() - interval '15 seconds'
  )
order by
  m.id
limit
  $1;

-- forgetMakers
delete from answer_makers a
where
  (
    a.id = $1
    or a.alive_at < now() - interval '1 day'
  )
  and not exists (
    select
    from
      chat_messages m
    where
      m.maker_id = a.id
  );
