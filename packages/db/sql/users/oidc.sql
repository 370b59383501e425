-- lockIdentity
select
  pg_advisory_xact_lock(hashtextextended ($1, 0));

-- findIdentityOwner
update "oidc_identities"
set
  "email" = coalesce($1::citext, email)
where
  "issuer" = ($2)
  and "subject" = ($3)
returning
  "user_id";

-- findIdentityOwner
update "oidc_identities"
set
  "email" = coalesce($1::citext, email)
where
  "issuer" = $2
  and "subject" = $3
returning
  "user_id";

-- insertIdentity
insert into
  "oidc_identities" ("issuer", "subject", "user_id", "email")
values
  ($1, $2, $3, $4);

-- insertIdentity
insert into
  "oidc_identities" ()
values
  ();

-- countIdentities
select
  count(*) as "count"
from
  "oidc_identities"
where
  "user_id" = ($1);

-- deleteIdentities
delete from "oidc_identities"
where
  "user_id" = ($1);
