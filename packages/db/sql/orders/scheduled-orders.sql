-- listLateOrders
select
  "o"."id"
from
  "orders" as "o"
where
  o.status in ('paid', 'assigned', 'in_progress', 'revision')
  and o.due_at < $1
  and "o"."id" > ($2)
order by
  "o"."id"
limit
  $3;

-- listLateOrders
select
  "o"."id"
from
  "orders" as "o"
where
  o.status in ('paid', 'assigned', 'in_progress', 'revision')
  and o.due_at < $1
  and "o"."id" > $2
order by
  "o"."id"
limit
  $3;

-- listSilentOrders
select
  "o"."id"
from
  "orders" as "o"
where
  o.status = 'delivered'
  and greatest(
    o.delivered_at,
    (
      select
        max(m.created_at)
      from
        order_messages m
      where
        m.order_id = o.id
        and m.from_whom = 'customer'
    )
  ) <= $1
  and "o"."id" > ($2)
order by
  "o"."id"
limit
  $3;

-- listSilentOrders
select
  "o"."id"
from
  "orders" as "o"
where
  o.status = 'delivered'
  and greatest(
    o.delivered_at,
    (
      select
        max(m.created_at)
      from
        order_messages m
      where
        m.order_id = o.id
        and m.from_whom = 'customer'
    )
  ) <= $1
  and "o"."id" > $2
order by
  "o"."id"
limit
  $3;

-- readSilence
select
  greatest(
    o.delivered_at,
    (
      select
        max(m.created_at)
      from
        order_messages m
      where
        m.order_id = o.id
        and m.from_whom = 'customer'
    )
  ) as "since"
from
  "orders" as "o"
where
  "o"."id" = ($1)
  and "o"."status" = $2;

-- listUnpaidOrders
select
  "o"."id"
from
  "orders" as "o"
where
  o.status = 'awaiting_payment'
  and o.placed_at <= $1
  and not exists (
    select
    from
      payments p
    where
      p.order_id = o.id
      and (
        p.received_minor > 0
        or p.status = 'processing'
      )
  )
  and "o"."id" > ($2)
order by
  "o"."id"
limit
  $3;

-- listUnpaidOrders
select
  "o"."id"
from
  "orders" as "o"
where
  o.status = 'awaiting_payment'
  and o.placed_at <= $1
  and not exists (
    select
    from
      payments p
    where
      p.order_id = o.id
      and (
        p.received_minor > 0
        or p.status = 'processing'
      )
  )
  and "o"."id" > $2
order by
  "o"."id"
limit
  $3;

-- readLateSteps
select
  "late_steps"
from
  "price_books"
where
  "id" = ($1);

-- sumLateRefunds
select
  coalesce(sum("amount_minor"), 0) as "sum"
from
  "refunds"
where
  "order_id" = ($1)
  and "cause" = $2;

-- listPressingDisputes
select
  *
from
  "disputes"
where
  "closed_at" is null
  and "submitted_at" is null
  and "status" like $1
  and "due_by" <= ($2)
order by
  "due_by",
  "id";

-- markAlarmed
update "disputes"
set
  "alarmed_72_at" = $1
where
  "id" = ($2)
  and "alarmed_24_at" is null
  and "closed_at" is null
  and "submitted_at" is null;
