-- insertOrderEvent
insert into
  "order_events" (
    "order_id",
    "kind",
    "by_whom",
    "admin_id",
    "status",
    "detail"
  )
values
  ($1, $2, $3, $4, $5, $6);

-- insertOrderEvent
insert into
  "order_events" ("admin_id", "status", "detail")
values
  ($1, $2, $3);

-- listOrderEvents
select
  "e"."id",
  "e"."at",
  "e"."kind",
  "e"."by_whom",
  "e"."status",
  "e"."detail",
  "a"."username"
from
  "order_events" as "e"
  left join "admin_users" as "a" on "a"."id" = "e"."admin_id"
where
  "e"."order_id" = ($1)
order by
  "e"."id";
