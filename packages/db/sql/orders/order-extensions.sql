-- replaceOpenExtension
update "order_extensions"
set
  "status" = $1,
  "decided_at" = $2
where
  "order_id" = ($3)
  and "status" = $4;

-- insertExtension
insert into
  "order_extensions" ("order_id", "due_at", "reason", "admin_id")
values
  ($1, $2, $3, $4);

-- insertExtension
insert into
  "order_extensions" ()
values
  ();
