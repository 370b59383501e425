-- findUserByEmail
select
  *
from
  "users"
where
  "email" = ($1);

-- registerUser
update "users"
set
  "email" = $1,
  "first_name" = $2,
  "last_name" = $3,
  "password_hash" = $4,
  "audience" = $5,
  "educator_since" = $6,
  "terms_version" = $7,
  "terms_accepted_at" = now(),
  "privacy_version" = $8,
  "registered_at" = now(),
  "email_verified_at" = $9,
  "is_anonymous" = $10,
  "rights_version" = rights_version + 1,
  "updated_at" = now()
where
  "id" = ($11)
  and "is_anonymous" = $12
  and "merged_into" is null;

-- registerUser
update "users"
set
  "educator_since" = $1,
  "terms_accepted_at" = now(),
  "registered_at" = now(),
  "is_anonymous" = $2,
  "rights_version" = rights_version + 1,
  "updated_at" = now()
where
  "id" = ($3)
  and "is_anonymous" = $4
  and "merged_into" is null;

-- updateAccount
update "users"
set
  "0" = $1,
  "updated_at" = now(),
  "rights_version" = rights_version + 1
where
  "id" = ($2);

-- updateAccount
update "users"
set
  "updated_at" = now(),
  "rights_version" = rights_version + 1
where
  "id" = ($1);
