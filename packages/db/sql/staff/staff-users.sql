-- listAdmins
select
  "a"."id",
  "a"."username",
  "a"."email",
  "a"."role",
  "a"."is_active",
  "a"."created_at",
  "t"."confirmed_at" as "totp_since",
  greatest(a.seen_at, a.last_login) as "seen_at",
  (
    select
      count(*) as "count"
    from
      "admin_sessions" as "s"
    where
      "s"."admin_id" = "a"."id"
      and "s"."expires_at" > ($1)
      and "s"."last_seen_at" > ($2)
  ) as "session_count"
from
  "admin_users" as "a"
  left join "admin_totp" as "t" on "t"."admin_id" = "a"."id"
order by
  "a"."is_active" desc,
  "a"."username"
limit
  $3;

-- findStaffUser
select
  "a"."id",
  "a"."username",
  "a"."email",
  "a"."role",
  "a"."is_active",
  "a"."created_at",
  "t"."confirmed_at" as "totp_since",
  greatest(a.seen_at, a.last_login) as "seen_at",
  (
    select
      count(*) as "count"
    from
      "admin_sessions" as "s"
    where
      "s"."admin_id" = "a"."id"
      and "s"."expires_at" > ($1)
      and "s"."last_seen_at" > ($2)
  ) as "session_count"
from
  "admin_users" as "a"
  left join "admin_totp" as "t" on "t"."admin_id" = "a"."id"
where
  "a"."id" = ($3);

-- lockAdmins
select
  "id",
  "username",
  "role",
  "is_active",
  "session_epoch",
  "password"
from
  "admin_users"
where
  (
    "is_active" = $1
    or "id" in ($2)
  )
order by
  "id"
for update;

-- lockAdmin
select
  *
from
  "admin_users"
where
  "id" = ($1)
for update;

-- updateAdmin
update "admin_users"
set
  "0" = $1,
  "updated_at" = now()
where
  "id" = ($2);

-- updateAdmin
update "admin_users"
set
  "updated_at" = now()
where
  "id" = ($1);

-- endAdminSessions
update "admin_users"
set
  "session_epoch" = session_epoch + 1
where
  "id" = ($1);

-- endAdminSessions
delete from "admin_sessions"
where
  "admin_id" = ($1)
  and "token_hash" <> ($2);

-- hasAdminSession
select
  "token_hash"
from
  "admin_sessions"
where
  "admin_id" = ($1)
  and "token_hash" = ($2);

-- listAdminInvites
select
  "i"."id",
  "i"."role",
  "i"."created_at",
  "i"."expires_at",
  "a"."username" as "invited_by"
from
  "admin_invites" as "i"
  left join "admin_users" as "a" on "a"."id" = "i"."invited_by"
where
  "i"."used_at" is null
  and "i"."expires_at" > ($1)
order by
  "i"."created_at" desc
limit
  $2;

-- insertAdminInvite
insert into
  "admin_invites" (
    "token_hash",
    "role",
    "invited_by",
    "created_at",
    "expires_at"
  )
values
  ($1, $2, $3, $4, $5)
returning
  "id";

-- insertAdminInvite
select
  "i"."id",
  "i"."role",
  "i"."created_at",
  "i"."expires_at",
  "a"."username" as "invited_by"
from
  "admin_invites" as "i"
  left join "admin_users" as "a" on "a"."id" = "i"."invited_by"
where
  "i"."id" = ($1);

-- insertAdminInvite
insert into
  "admin_invites" ()
values
  ()
returning
  "id";

-- deleteAdminInvite
delete from "admin_invites"
where
  "id" = ($1)
  and "used_at" is null
returning
  "role";

-- deleteAdminInvitesOf
delete from "admin_invites"
where
  "invited_by" = ($1)
  and "used_at" is null;
