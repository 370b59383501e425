-- insertRefund
insert into
  "refunds" ("0")
values
  ($1)
on conflict ("request_key") do nothing
returning
  *;

-- findRefund
select
  "r".*,
  "p"."intent_id",
  "p"."method"
from
  "refunds" as "r"
  inner join "payments" as "p" on "p"."id" = "r"."payment_id"
where
  "r"."id" = ($1);

-- findAskedRefund
select
  r.order_id,
  r.reason,
  (
    select
      sum(s.amount_minor + s.reduced_minor)::integer
    from
      refunds s
    where
      s.order_id = r.order_id
      and (
        s.request_key = r.request_key
        or starts_with(s.request_key, r.request_key || ':')
      )
  ) as amount_minor
from
  refunds r
where
  r.request_key = $1;

-- findRefundOfProvider
select
  *
from
  "refunds"
where
  "provider_id" = ($1);

-- updateRefund
update "refunds"
set
  "0" = $1
where
  "id" = ($2)
returning
  *;

-- updateRefund
update "refunds"
set
where
  "id" = ($1)
returning
  *;

-- listPendingCardRefunds
select
  "r".*
from
  "refunds" as "r"
  inner join "payments" as "p" on "p"."id" = "r"."payment_id"
where
  "p"."method" = $1
  and "r"."status" = $2
order by
  "r"."created_at";

-- listPaymentMoney
select
  "p"."id",
  "p"."method",
  "p"."received_minor",
  (
    select
      coalesce(sum(r.amount_minor), 0)::integer
    from
      refunds r
    where
      r.payment_id = p.id
      and r.status = $1
  ) as "refunded_minor",
  (
    select
      coalesce(sum(r.amount_minor), 0)::integer
    from
      refunds r
    where
      r.payment_id = p.id
      and r.status = $2
  ) as "pending_minor",
  (
    select
      coalesce(sum(r.amount_minor), 0)::integer
    from
      refunds r
    where
      r.payment_id = p.id
      and r.status = $3
  ) as "requested_minor",
  (
    select
      coalesce(sum(d.amount_minor), 0)::integer
    from
      disputes d
    where
      d.payment_id = p.id
      and d.status not in ('won', 'warning_closed', 'prevented')
  ) as "disputed_minor",
  (
    select
      coalesce(sum(d.amount_minor), 0)::integer
    from
      disputes d
    where
      d.payment_id = p.id
      and d.status = 'lost'
  ) as "lost_minor"
from
  "payments" as "p"
where
  "p"."order_id" = ($4)
  and "p"."status" = $5
order by
  (p.method = 'card') desc,
  "p"."succeeded_at",
  "p"."id";

-- listOpenRefunds
select
  *
from
  "refunds"
where
  "order_id" = ($1)
  and "status" in ($2, $3)
order by
  status = 'failed' desc,
  "created_at",
  "id";

-- sumUnapprovedRefunds
select
  coalesce(sum("amount_minor"), 0) as "sum"
from
  "refunds"
where
  "order_id" = ($1)
  and "cause" = $2
  and "approved_by" is null
  and "requested_by" is not null
  and "status" in ($3, $4, $5);
