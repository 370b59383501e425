-- findCardPayment
select
  *
from
  "payments"
where
  "order_id" = ($1)
  and "method" = $2;

-- findPaymentOfIntent
select
  *
from
  "payments"
where
  "intent_id" = ($1);

-- insertCardPayment
insert into
  "payments" ("order_id", "method", "amount_minor", "currency")
values
  ($1, $2, $3, $4)
on conflict ("order_id")
where
  "method" = $5 do nothing
returning
  *;

-- insertCardPayment
insert into
  "payments" ("method")
values
  ($1)
on conflict ("order_id")
where
  "method" = $2 do nothing
returning
  *;

-- saveIntent
update "payments"
set
  "intent_id" = $1,
  "status" = $2,
  "amount_minor" = $3,
  "failure" = $4,
  "updated_at" = now()
where
  "id" = ($5)
  and "status" != $6
  and coalesce(intent_id, '') = ($7);

-- saveIntent
update "payments"
set
  "status" = $1,
  "failure" = $2,
  "updated_at" = now()
where
  "id" = $3
  and "status" != $4
  and coalesce(intent_id, '') = $5;

-- updatePayment
update "payments"
set
  "0" = $1,
  "updated_at" = now()
where
  "id" = ($2)
returning
  *;

-- updatePayment
update "payments"
set
  "updated_at" = now()
where
  "id" = ($1)
returning
  *;

-- listOpenCardPayments
select
  *
from
  "payments"
where
  "method" = $1
  and "intent_id" is not null
  and "status" in ($2, $3, $4)
order by
  "created_at";
