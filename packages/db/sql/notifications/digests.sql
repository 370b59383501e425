-- listDigestUsers
select distinct
  n.user_id as id
from
  notifications n
where
  n.waits_for_digest
  and n.user_id > $1
  and not exists (
    select
    from
      mails m
    where
      m.user_id = n.user_id
      and m.kind = 'digest'
      and m.created_at > $2
  )
order by
  n.user_id
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
