-- upsertOrderAccess
insert into
  "order_access" ("order_id", "user_id", "link_version")
values
  ($1, $2, $3)
on conflict ("order_id", "user_id") do update
set
  "link_version" = $4;

-- upsertOrderAccess
insert into
  "order_access" ()
values
  ()
on conflict ("order_id", "user_id") do update
set;
