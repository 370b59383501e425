-- findAccountParts
select
  *
from
  "users"
where
  "id" = ($1);

-- findAccountParts
select
  "id",
  "name",
  "is_synced",
  "created_at",
  "last_used_at"
from
  "passkeys"
where
  "user_id" = ($1)
order by
  "created_at";

-- findAccountParts
select
  "issuer",
  "email",
  "created_at"
from
  "oidc_identities"
where
  "user_id" = ($1)
order by
  "created_at";

-- findAccountParts
select
  "email"
from
  "email_tokens"
where
  "user_id" = ($1)
  and "purpose" = $2
  and "used_at" is null
  and "expires_at" > ($3);

-- findAccountParts
select
  "user_id"
from
  "totp_factors"
where
  "user_id" = ($1)
  and "confirmed_at" is not null;

-- findAccountParts
select
  count(*) as "left"
from
  "recovery_codes"
where
  "user_id" = ($1)
  and "used_at" is null;
