-- startAdminTotp
insert into
  "admin_totp" ("admin_id", "secret")
values
  ($1, $2)
on conflict ("admin_id") do update
set
  "secret" = $3,
  "created_at" = now(),
  "last_step" = $4
where
  "admin_totp"."confirmed_at" is null
returning
  "admin_id";

-- findAdminTotp
select
  *
from
  "admin_totp"
where
  "admin_id" = ($1);

-- confirmAdminTotp
update "admin_totp"
set
  "confirmed_at" = $1,
  "last_step" = $2
where
  "admin_id" = ($3)
  and "secret" = ($4)
  and "confirmed_at" is null
returning
  "admin_id";

-- takeAdminStep
update "admin_totp"
set
  "last_step" = $1
where
  "admin_id" = ($2)
  and "confirmed_at" is not null
  and "last_step" < ($3)
returning
  "admin_id";

-- deleteAdminTotp
delete from "admin_totp"
where
  "admin_id" = ($1);

-- deleteAdminTotp
delete from "admin_recovery"
where
  "admin_id" = ($1);

-- replaceAdminRecovery
delete from "admin_recovery"
where
  "admin_id" = ($1);

-- replaceAdminRecovery
insert into
  "admin_recovery" ("admin_id", "code_hash")
values
  ($1, $2);

-- useAdminRecovery
update "admin_recovery"
set
  "used_at" = $1
where
  "admin_id" = ($2)
  and "code_hash" = ($3)
  and "used_at" is null
returning
  "admin_id";

-- deleteOtherAdminSessions
delete from "admin_sessions"
where
  "admin_id" = ($1)
  and "token_hash" <> ($2);
