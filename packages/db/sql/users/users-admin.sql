-- listUsersForStaff
select
  "id",
  "email",
  "email_verified_at",
  "first_name",
  "last_name",
  "is_anonymous",
  "is_expert",
  "audience",
  "upload_count",
  "suspended_at",
  "suspended_reason",
  "erase_after",
  "merged_into",
  "created_at",
  (
    select
      max("sessions"."seen_at") as "at"
    from
      "sessions"
    where
      "sessions"."user_id" = "users"."id"
  ) as "seen_at"
from
  "users"
where
  "erased_at" is null
  and $1
  and (
    coalesce(email::text, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || id
  ) ilike $2
  and (created_at, id) < (
    select
      created_at,
      id
    from
      users
    where
      id = $3
  )
order by
  "created_at" desc,
  "id" desc
limit
  $4;

-- listUsersForStaff
select
  "id",
  "email",
  "email_verified_at",
  "first_name",
  "last_name",
  "is_anonymous",
  "is_expert",
  "audience",
  "upload_count",
  "suspended_at",
  "suspended_reason",
  "erase_after",
  "merged_into",
  "created_at",
  (
    select
      max("sessions"."seen_at") as "at"
    from
      "sessions"
    where
      "sessions"."user_id" = "users"."id"
  ) as "seen_at"
from
  "users"
where
  "erased_at" is null
  and "merged_into" is null
order by
  "created_at" desc,
  "id" desc
limit
  $1;

-- findUserForStaff
select
  "id",
  "email",
  "email_verified_at",
  "first_name",
  "last_name",
  "is_anonymous",
  "is_expert",
  "audience",
  "upload_count",
  "suspended_at",
  "suspended_reason",
  "erase_after",
  "merged_into",
  "created_at",
  (
    select
      max("sessions"."seen_at") as "at"
    from
      "sessions"
    where
      "sessions"."user_id" = "users"."id"
  ) as "seen_at"
from
  "users"
where
  "erased_at" is null
  and "id" = ($1);

-- getSignInMethods
select
  "u"."terms_version",
  "u"."password_hash" is not null as "has_password",
  exists (
    select
      "user_id"
    from
      "totp_factors"
    where
      "user_id" = "u"."id"
      and "confirmed_at" is not null
  ) as "has_totp",
  (
    select
      count(*) as "n"
    from
      "passkeys"
    where
      "user_id" = "u"."id"
  ) as "passkey_count",
  (
    select
      count(*) as "n"
    from
      "sessions"
    where
      "user_id" = "u"."id"
      and "expire" > ($1)
  ) as "session_count"
from
  "users" as "u"
where
  "u"."id" = ($2);

-- listMailsTo
select
  "kind",
  "subject",
  "status",
  "created_at"
from
  "mails"
where
  "user_id" = ($1)
order by
  "created_at" desc
limit
  $2;

-- listUnlockedOf
select
  "d"."id",
  "d"."title"
from
  "document_unlocks" as "u"
  inner join "documents" as "d" on "d"."id" = "u"."document_id"
where
  "u"."user_id" = ($1)
order by
  "u"."created_at" desc,
  "d"."id" desc
limit
  $2;
