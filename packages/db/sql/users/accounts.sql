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
  "terms_version" = $6,
  "terms_accepted_at" = now(),
  "registered_at" = now(),
  "email_verified_at" = $7,
  "is_anonymous" = $8,
  "rights_version" = rights_version + 1,
  "updated_at" = now()
where
  "id" = ($9)
  and "is_anonymous" = $10
  and "merged_into" is null;

-- registerUser
update "users"
set
  "terms_accepted_at" = now(),
  "registered_at" = now(),
  "is_anonymous" = $1,
  "rights_version" = rights_version + 1,
  "updated_at" = now()
where
  "id" = ($2)
  and "is_anonymous" = $3
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
