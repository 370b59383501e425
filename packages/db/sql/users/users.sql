-- findUser
select
  *
from
  "users"
where
  "id" = ($1);

-- insertAnonymous
insert into
  "users" ("id")
values
  ($1)
on conflict ("id") do nothing
returning
  "id";

-- lockUser
select
  *
from
  "users"
where
  "id" = ($1)
for no key update;

-- noteGpc
update "users"
set
  "gpc_at" = $1
where
  "id" = ($2)
  and "gpc_at" is null;

-- setUnder18
update "users"
set
  "is_under_18" = $1
where
  "id" = ($2);

-- setUploadCount
update "users"
set
  "upload_count" = $1,
  "updated_at" = now()
where
  "id" = ($2);

-- addStoredBytes
update "users"
set
  "stored_bytes" = greatest(0, stored_bytes + $1)
where
  "id" = ($2);
