-- insertWelcomeGrant
insert into
  "welcome_grants" (
    "user_id",
    "address_hash",
    "device_hash",
    "granted_at"
  )
values
  ($1, $2, $3, $4)
on conflict ("user_id") do nothing;

-- insertWelcomeGrant
insert into
  "welcome_grants" ("granted_at")
values
  ($1)
on conflict ("user_id") do nothing;

-- countSharedWelcomes
select
  count(*) filter (
    where
      o.device_hash = g.device_hash
  )::int as device,
  count(*) filter (
    where
      o.address_hash = g.address_hash
  )::int as address
from
  welcome_grants g
  join welcome_grants o on o.address_hash = g.address_hash
  and o.user_id <> g.user_id
where
  g.user_id = $1;

-- moveWelcomeGrant
insert into
  welcome_grants (user_id, address_hash, device_hash, granted_at)
select
  $1,
  address_hash,
  device_hash,
  granted_at
from
  welcome_grants
where
  user_id = $2
on conflict do nothing;

-- moveWelcomeGrant
delete from "welcome_grants"
where
  "user_id" = ($1);

-- deleteWelcomeGrants
delete from "welcome_grants"
where
  "granted_at" < ($1);

-- takeWelcomeMailbox
insert into
  "welcome_mailboxes" ("mailbox_hash", "granted_at")
values
  ($1, $2)
on conflict ("mailbox_hash") do nothing
returning
  "mailbox_hash";

-- listWelcomed
select
  "e"."user_id",
  "e"."created_at",
  "u"."email"
from
  "credit_entries" as "e"
  inner join "users" as "u" on "u"."id" = "e"."user_id"
where
  "e"."source" = $1
  and "e"."user_id" > ($2)
order by
  "e"."user_id"
limit
  $3;

-- deleteWelcomeMailboxes
delete from "welcome_mailboxes"
where
  "granted_at" < ($1);
