-- listDigestUsers
select distinct
  "user_id"
from
  "notifications"
where
  "waits_for_digest" = $1
  and "user_id" > ($2)
order by
  "user_id"
limit
  $3;

-- listDigestUsers
select distinct
  "user_id"
from
  "notifications"
where
  "waits_for_digest" = $1
  and "user_id" > $2
order by
  "user_id"
limit
  $3;

-- takeDigest
update "notifications"
set
  "waits_for_digest" = $1
where
  "user_id" = ($2)
  and "waits_for_digest" = $3
returning
  "id",
  "kind",
  "title",
  "link";

-- hadDigest
select
  "id"
from
  "mails"
where
  "user_id" = ($1)
  and "kind" = $2
  and "created_at" > ($3);
