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
  "s"."conversation_id",
  "s"."message_id",
  "s"."expires_at",
  "c"."title",
  "c"."created_at"
from
  "conversation_shares" as "s"
  inner join "conversations" as "c" on "c"."id" = "s"."conversation_id"
where
  "s"."token_hash" = ($1)
  and "s"."expires_at" > ($2);

-- findShare
select
  "s"."conversation_id",
  "s"."message_id",
  "s"."expires_at",
  "c"."title",
  "c"."created_at"
from
  "conversation_shares" as "s"
  inner join "conversations" as "c" on "c"."id" = "s"."conversation_id"
where
  "s"."token_hash" = $1
  and "s"."expires_at" > $2;

-- countShares
select
  count(*) as "count",
  max("expires_at") as "until"
from
  "conversation_shares"
where
  "conversation_id" = ($1)
  and "expires_at" > ($2);

-- countShares
select
  count(*) as "count",
  max("expires_at") as "until"
from
  "conversation_shares"
where
  "conversation_id" = $1
  and "expires_at" > $2;

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
