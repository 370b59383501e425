-- reserveSpending
with
  taken as (
    insert into
      model_spending as s (day, reserved_microusd)
    select
      $1::date,
      $2::bigint
    where
      $3::bigint = 0
      or $4::bigint <= $5::bigint
    on conflict (day) do update
    set
      reserved_microusd = s.reserved_microusd + excluded.reserved_microusd
    where
      $6::bigint = 0
      or s.spent_microusd + s.reserved_microusd + excluded.reserved_microusd <= $7::bigint
    returning
      day
  )
insert into
  model_reservations (id, day, microusd)
select
  $8::uuid,
  day,
  $9::bigint
from
  taken;

-- getSpending
select
  spent_microusd + reserved_microusd as microusd
from
  model_spending
where
  day = $1::date;

-- listSpending
select
  to_char(day, 'YYYY-MM-DD') as day,
  spent_microusd + reserved_microusd as microusd
from
  model_spending
where
  day >= $1::date;

-- settleSpending
with
  settled as (
    delete from model_reservations
    where
      id = $1::uuid
    returning
      day,
      microusd,
      coalesce($2::bigint, microusd) as cost
  ),
  spent as (
    update model_spending s
    set
      reserved_microusd = s.reserved_microusd - r.microusd,
      spent_microusd = s.spent_microusd + r.cost
    from
      settled r
    where
      s.day = r.day
  )
select
  cost
from
  settled;

-- settleForgotten
select
  id
from
  model_reservations
where
  created_at < $1
order by
  created_at
limit
  100;

-- settleForgotten
with
  settled as (
    delete from model_reservations
    where
      id = $1::uuid
    returning
      day,
      microusd,
      coalesce($2::bigint, microusd) as cost
  ),
  spent as (
    update model_spending s
    set
      reserved_microusd = s.reserved_microusd - r.microusd,
      spent_microusd = s.spent_microusd + r.cost
    from
      settled r
    where
      s.day = r.day
  )
select
  cost
from
  settled;
