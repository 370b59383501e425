-- hasTotp
select
  "user_id"
from
  "totp_factors"
where
  "user_id" = ($1)
  and "confirmed_at" is not null;

-- startTotpFactor
insert into
  "totp_factors" ("user_id", "secret")
values
  ($1, $2)
on conflict ("user_id") do update
set
  "secret" = $3,
  "created_at" = now(),
  "last_step" = $4
where
  "totp_factors"."confirmed_at" is null
returning
  "user_id";

-- findTotpFactor
select
  *
from
  "totp_factors"
where
  "user_id" = ($1);

-- confirmTotpFactor
update "totp_factors"
set
  "confirmed_at" = $1,
  "last_step" = $2
where
  "user_id" = ($3)
  and "secret" = ($4)
  and "confirmed_at" is null
returning
  "user_id";

-- takeTotpStep
update "totp_factors"
set
  "last_step" = $1
where
  "user_id" = ($2)
  and "confirmed_at" is not null
  and "last_step" < ($3)
returning
  "user_id";

-- deleteTotpFactor
delete from "totp_factors"
where
  "user_id" = ($1)
returning
  "confirmed_at";

-- deleteTotpFactor
delete from "recovery_codes"
where
  "user_id" = ($1);

-- replaceRecoveryCodes
delete from "recovery_codes"
where
  "user_id" = ($1);

-- replaceRecoveryCodes
insert into
  "recovery_codes" ("user_id", "code_hash")
values
  ($1, $2);

-- useRecoveryCode
update "recovery_codes"
set
  "used_at" = $1
where
  "user_id" = ($2)
  and "code_hash" = ($3)
  and "used_at" is null
returning
  "user_id";

-- countRecoveryCodes
select
  count(*) as "count"
from
  "recovery_codes"
where
  "user_id" = ($1)
  and "used_at" is null;
