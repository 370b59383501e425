-- findAdminByUsername
select
  *
from
  "admin_users"
where
  "username" = ($1)
  and "is_active" = $2;

-- countAdmins
select
  count(*) as "count"
from
  "admin_users";

-- insertAdmin
insert into
  "admin_users" ("username", "email", "password", "role")
values
  ($1, $2, $3, $4)
on conflict do nothing
returning
  "id",
  "username",
  "email",
  "role",
  "session_epoch";

-- insertAdmin
insert into
  "admin_users" ()
values
  ()
on conflict do nothing
returning
  "id",
  "username",
  "email",
  "role",
  "session_epoch";

-- insertAdminSession
insert into
  "admin_sessions" ("token_hash", "admin_id", "expires_at")
values
  ($1, $2, $3);

-- insertAdminSession
update "admin_users"
set
  "last_login" = now()
where
  "id" = ($1);

-- insertAdminSession
insert into
  "admin_sessions" ()
values
  ();

-- insertAdminSession
update "admin_users"
set
  "last_login" = now()
where
  "id" = $1;

-- findAdminSession
select
  "a"."id",
  "a"."username",
  "a"."email",
  "a"."role",
  "s"."expires_at",
  "s"."last_seen_at",
  "t"."confirmed_at" as "totp_since"
from
  "admin_sessions" as "s"
  inner join "admin_users" as "a" on "a"."id" = "s"."admin_id"
  left join "admin_totp" as "t" on "t"."admin_id" = "a"."id"
where
  "s"."token_hash" = ($1)
  and "s"."expires_at" > ($2)
  and "s"."last_seen_at" > ($3)
  and "a"."is_active" = $4;

-- touchAdminSession
update "admin_sessions"
set
  "last_seen_at" = $1
where
  "token_hash" = ($2)
returning
  "admin_id";

-- touchAdminSession
update "admin_users"
set
  "seen_at" = $1
where
  "id" = ($2);

-- deleteAdminSession
delete from "admin_sessions"
where
  "token_hash" = ($1);

-- deleteExpiredAdminSessions
delete from "admin_sessions"
where
  "expires_at" <= ($1);

-- replaceAdminInvite
delete from "admin_invites"
where
  "used_at" is null
  and "invited_by" is null;

-- replaceAdminInvite
insert into
  "admin_invites" ("token_hash", "expires_at")
values
  ($1, $2);

-- hasAdminInvite
select
  "token_hash"
from
  "admin_invites"
where
  "token_hash" = ($1)
  and "used_at" is null
  and "expires_at" > ($2);

-- useAdminInvite
update "admin_invites"
set
  "used_at" = $1
where
  "token_hash" = ($2)
  and "used_at" is null
  and "expires_at" > ($3)
returning
  "role";

-- findFact
select
  "value"
from
  "app_facts"
where
  "name" = ($1);

-- setFact
insert into
  "app_facts" ("name", "value")
values
  ($1, $2)
on conflict ("name") do update
set
  "value" = $3,
  "updated_at" = now();
