-- listMessages
select
  *
from
  "messages"
where
  "search_text" ilike $1
  and "state" = ($2)
  and "kind" = ($3)
  and (created_at, id) < (
    select
      created_at,
      id
    from
      messages
    where
      id = $4
  )
order by
  "created_at" desc,
  "id" desc
limit
  $5;

-- listMessages
select
  *
from
  "messages"
order by
  "created_at" desc,
  "id" desc
limit
  $1;

-- findMessage
select
  *
from
  "messages"
where
  "id" = ($1);

-- lockMessage
select
  *
from
  "messages"
where
  "id" = ($1)
for update;

-- setMessageState
update "messages"
set
  "state" = $1,
  "state_at" = $2
where
  "id" = ($3);

-- insertReply
insert into
  "message_replies" ("0")
values
  ($1);

-- listReplies
select
  "r"."id",
  "r"."body",
  "a"."username" as "by",
  "m"."status" as "mail",
  "r"."created_at"
from
  "message_replies" as "r"
  inner join "admin_users" as "a" on "a"."id" = "r"."admin_id"
  inner join "mails" as "m" on "m"."id" = "r"."mail_id"
where
  "r"."message_id" = ($1)
order by
  "r"."created_at",
  "r"."id";

-- countMessageNeeds
select
  "state",
  count(*) as "n"
from
  "messages"
where
  "state" in ($1, $2)
group by
  "state";
