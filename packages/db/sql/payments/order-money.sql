-- listOrderMoney
select
  "o"."id",
  "o"."status",
  "o"."currency",
  "o"."final_minor",
  "o"."paid_at"
from
  "orders" as "o"
where
  "o"."id" > ($1)
  and (
    "o"."status" not in ($2, $3, $4)
    or exists (
      select
        1 as "one"
      from
        "payments" as "p"
      where
        "p"."order_id" = "o"."id"
    )
  )
order by
  "o"."id"
limit
  $5;

-- listOrderMoney
select
  *
from
  "payments"
where
  "order_id" in ($1);

-- listOrderMoney
select
  *
from
  "refunds"
where
  "order_id" in ($1);

-- listOrderMoney
select
  *
from
  "disputes"
where
  "order_id" in ($1);

-- listOrderMoney
select
  "o"."id",
  "o"."status",
  "o"."currency",
  "o"."final_minor",
  "o"."paid_at"
from
  "orders" as "o"
where
  "o"."id" > $1
  and (
    "o"."status" not in ($2, $3, $4)
    or exists (
      select
        1 as "one"
      from
        "payments" as "p"
      where
        "p"."order_id" = "o"."id"
    )
  )
order by
  "o"."id"
limit
  $5;
