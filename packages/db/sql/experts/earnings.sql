-- insertEarning
insert into
  "earning_entries" (
    "user_id",
    "amount_minor",
    "currency",
    "reason",
    "source",
    "note"
  )
values
  ($1, $2, $3, $4, $5, $6)
on conflict ("source") do nothing
returning
  "id";

-- insertEarning
insert into
  "earning_entries" ("note")
values
  ($1)
on conflict ("source") do nothing
returning
  "id";

-- findEarning
select
  "user_id",
  "amount_minor"
from
  "earning_entries"
where
  "source" = ($1);

-- sumEarnings
select
  coalesce(sum("amount_minor"), 0) as "balance"
from
  "earning_entries"
where
  "user_id" = ($1);

-- listEarnings
select
  "id",
  "reason",
  "amount_minor",
  "currency",
  "note",
  "created_at"
from
  "earning_entries"
where
  "user_id" = ($1)
order by
  "id" desc
limit
  $2;

-- carryEarnings
insert into
  earning_entries (
    user_id,
    amount_minor,
    currency,
    reason,
    source,
    note
  )
select
  side.user_id,
  side.sign * b.amount,
  b.currency,
  'adjustment',
  'merge:' || $1 || ':' || $2 || ':' || side.sign || ':' || b.currency,
  'Accounts merged'
from
  (
    select
      currency,
      sum(amount_minor)::int as amount
    from
      earning_entries
    where
      user_id = $3
    group by
      currency
    having
      sum(amount_minor) <> 0
  ) b
  cross join (
    values
      ($4::text, -1),
      ($5::text, 1)
  ) as side (user_id, sign);

-- findExpertRate
select
  "amount_minor",
  "currency"
from
  "expert_rates"
where
  "kind" = ($1)
  and "valid_from" <= now()
order by
  "valid_from" desc,
  "id" desc;

-- listExpertRates
select
  "kind",
  "amount_minor",
  "currency",
  "valid_from"
from
  "expert_rates"
order by
  "valid_from" desc,
  "id" desc
limit
  $1;

-- insertExpertRate
insert into
  "expert_rates" ("kind", "amount_minor")
values
  ($1, $2);
