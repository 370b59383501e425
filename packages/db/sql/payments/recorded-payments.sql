-- findRecordedPayment
select
  "order_id",
  "amount_minor"
from
  "payments"
where
  "method" = ($1)
  and lower(reference) = $2;

-- lockReference
select
  pg_advisory_xact_lock(hashtextextended ($1, 0));

-- insertRecordedPayment
insert into
  "payments" (
    "order_id",
    "method",
    "status",
    "currency",
    "amount_minor",
    "received_minor",
    "reference",
    "admin_id",
    "succeeded_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning
  *;

-- insertRecordedPayment
insert into
  "payments" ("status", "succeeded_at")
values
  ($1, $2)
returning
  *;
