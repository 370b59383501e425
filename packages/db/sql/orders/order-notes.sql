-- listOrderNotes
select
  "n"."id",
  "n"."body",
  "n"."created_at",
  "a"."username"
from
  "order_notes" as "n"
  inner join "admin_users" as "a" on "a"."id" = "n"."admin_id"
where
  "n"."order_id" = ($1)
order by
  "n"."id";

-- insertOrderNote
insert into
  "order_notes" ("order_id", "admin_id", "body")
values
  ($1, $2, $3)
returning
  "id",
  "created_at";

-- insertOrderNote
insert into
  "order_notes" ()
values
  ()
returning
  "id",
  "created_at";
