-- insertPasskey
insert into
  "passkeys" (
    "id",
    "user_id",
    "name",
    "public_key",
    "counter",
    "transports",
    "is_synced"
  )
values
  ($1, $2, $3, $4, $5, $6, $7)
on conflict ("id") do nothing
returning
  "id";

-- listPasskeys
select
  *
from
  "passkeys"
where
  "user_id" = ($1)
order by
  "created_at",
  "id";

-- findPasskey
select
  "p".*,
  "u"."session_epoch"
from
  "passkeys" as "p"
  inner join "users" as "u" on "u"."id" = "p"."user_id"
where
  "p"."id" = ($1);

-- usePasskey
update "passkeys"
set
  "counter" = $1,
  "is_synced" = $2,
  "last_used_at" = $3
where
  "id" = ($4)
  and "counter" = ($5)
returning
  "id";

-- usePasskey
update "passkeys"
set
where
  "id" = $1
  and "counter" = $2
returning
  "id";

-- deletePasskey
delete from "passkeys"
where
  "id" = ($1)
  and "user_id" = ($2)
returning
  "name";

-- deletePasskeys
delete from "passkeys"
where
  "user_id" = ($1);
