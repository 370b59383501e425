-- insertOrderMessage
insert into
  "order_messages" ("0")
values
  ($1)
returning
  *;

-- listOrderMessages
select
  "m".*,
  m.from_whom <> 'customer'
  and m.created_at > coalesce(o.customer_read_at, '-infinity') as "is_unread"
from
  "order_messages" as "m"
  inner join "orders" as "o" on "o"."id" = "m"."order_id"
where
  "m"."order_id" = ($1)
order by
  "m"."created_at",
  "m"."id";

-- markReadByCustomer
update "orders"
set
  "customer_read_at" = clock_timestamp()
where
  "id" = ($1);
