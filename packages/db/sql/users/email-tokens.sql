-- replaceEmailToken
delete from "email_tokens"
where
  "user_id" = ($1)
  and "purpose" = ($2);

-- replaceEmailToken
insert into
  "email_tokens" (
    "token_hash",
    "purpose",
    "user_id",
    "email",
    "expires_at"
  )
values
  ($1, $2, $3, $4, $5);

-- replaceEmailToken
delete from "email_tokens"
where
  "user_id" = $1;

-- replaceEmailToken
insert into
  "email_tokens" ()
values
  ();

-- findEmailToken
select
  *
from
  "email_tokens"
where
  "token_hash" = ($1)
  and "purpose" in ($2)
  and "used_at" is null
  and "expires_at" > ($3);

-- useEmailToken
update "email_tokens"
set
  "used_at" = $1
where
  "token_hash" = ($2)
  and "purpose" in ($3)
  and "used_at" is null
  and "expires_at" > ($4)
returning
  "user_id",
  "email",
  "purpose";

-- deleteEmailTokens
delete from "email_tokens"
where
  "user_id" = ($1)
  and "purpose" = ($2);

-- findPendingEmail
select
  "email"
from
  "email_tokens"
where
  "user_id" = ($1)
  and "purpose" = $2
  and "used_at" is null
  and "expires_at" > ($3);
