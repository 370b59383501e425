-- reserveSpending
with
  taken as (
    insert into
      model_spending as s (
        day,
        reserved_microusd,
        anonymous_reserved_microusd
      )
    select
      $1::date,
      $2::bigint,
      $3::bigint
    where
      (
        $4::bigint = 0
        or $5::bigint <= $6::bigint
      )
      and (
        $7::bigint is null
        or $8::bigint <= $9::bigint
      )
    on conflict (day) do update
    set
      reserved_microusd = s.reserved_microusd + excluded.reserved_microusd,
      anonymous_reserved_microusd = s.anonymous_reserved_microusd + excluded.anonymous_reserved_microusd
    where
      (
        $10::bigint = 0
        or s.spent_microusd + s.reserved_microusd + excluded.reserved_microusd <= $11::bigint
      )
      and (
        $12::bigint is null
        or s.anonymous_spent_microusd + s.anonymous_reserved_microusd + excluded.reserved_microusd <= $13::bigint
      )
    returning
      day
  )
insert into
  model_reservations (id, day, microusd, sent_microusd, is_anonymous)
select
  $14::uuid,
  day,
  $15::bigint,
  $16::bigint,
  $17::boolean
from
  taken;

-- getSpending
select
  spent_microusd as spent,
  reserved_microusd as reserved,
  anonymous_spent_microusd as "anonymousSpent",
  anonymous_reserved_microusd as "anonymousReserved"
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
      is_anonymous,
      coalesce($2::bigint, sent_microusd + $3::bigint, microusd) as cost
  ),
  spent as (
    update model_spending s
    set
      reserved_microusd = s.reserved_microusd - r.microusd,
      spent_microusd = s.spent_microusd + r.cost,
      anonymous_reserved_microusd = s.anonymous_reserved_microusd - case
        when r.is_anonymous then r.microusd
        else 0
      end,
      anonymous_spent_microusd = s.anonymous_spent_microusd + case
        when r.is_anonymous then r.cost
        else 0
      end
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
      is_anonymous,
      coalesce($2::bigint, sent_microusd + $3::bigint, microusd) as cost
  ),
  spent as (
    update model_spending s
    set
      reserved_microusd = s.reserved_microusd - r.microusd,
      spent_microusd = s.spent_microusd + r.cost,
      anonymous_reserved_microusd = s.anonymous_reserved_microusd - case
        when r.is_anonymous then r.microusd
        else 0
      end,
      anonymous_spent_microusd = s.anonymous_spent_microusd + case
        when r.is_anonymous then r.cost
        else 0
      end
    from
      settled r
    where
      s.day = r.day
  )
select
  cost
from
  settled;
