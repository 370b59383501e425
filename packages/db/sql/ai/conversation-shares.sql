-- insertShare
insert into
  "conversation_shares" (
    "conversation_id",
    "message_id",
    "token_hash",
    "created_at",
    "expires_at"
  )
values
  ($1, $2, $3, $4, $5);

-- insertShare
insert into
  "conversation_shares" ()
values
  ();

-- findShare
select
  "s"."id",
  "s"."conversation_id",
  "s"."message_id",
  "s"."expires_at",
  "s"."ended_at",
  "c"."title",
  "c"."user_id"
from
  "conversation_shares" as "s"
  inner join "conversations" as "c" on "c"."id" = "s"."conversation_id"
  inner join "users" as "u" on "u"."id" = "c"."user_id"
where
  "s"."token_hash" = ($1)
  and "s"."expires_at" > ($2)
  and "u"."suspended_at" is null;

-- findShare
select
  "s"."id",
  "s"."conversation_id",
  "s"."message_id",
  "s"."expires_at",
  "s"."ended_at",
  "c"."title",
  "c"."user_id"
from
  "conversation_shares" as "s"
  inner join "conversations" as "c" on "c"."id" = "s"."conversation_id"
  inner join "users" as "u" on "u"."id" = "c"."user_id"
where
  "s"."token_hash" = $1
  and "s"."expires_at" > $2
  and "u"."suspended_at" is null;

-- lockShare
select
  "id",
  "ended_at",
  "expires_at"
from
  "conversation_shares"
where
  "token_hash" = ($1)
  and "expires_at" > ($2)
for update;

-- lockShare
select
  "id",
  "ended_at",
  "expires_at"
from
  "conversation_shares"
where
  "token_hash" = $1
  and "expires_at" > $2
for update;

-- markShareEnded
update "conversation_shares"
set
  "ended_at" = $1
where
  "id" = ($2);

-- countShares
select
  count(*) as "count",
  max("expires_at") as "until"
from
  "conversation_shares"
where
  "conversation_id" = ($1)
  and "expires_at" > ($2)
  and "ended_at" is null;

-- countShares
select
  count(*) as "count",
  max("expires_at") as "until"
from
  "conversation_shares"
where
  "conversation_id" = $1
  and "expires_at" > $2
  and "ended_at" is null;

-- deleteShares
delete from "conversation_shares"
where
  "conversation_id" = ($1);

-- deleteSharesOf
delete from conversation_shares s using conversations c
where
  c.id = s.conversation_id
  and c.user_id = $1;

-- deleteExpiredShares
delete from "conversation_shares"
where
  "expires_at" < ($1);
