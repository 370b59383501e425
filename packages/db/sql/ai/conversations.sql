-- findConversation
select
  "c"."id",
  "c"."user_id",
  "c"."title",
  "c"."mode",
  "c"."subject",
  "c"."topic",
  "c"."document_id",
  "c"."is_kept",
  "c"."created_at",
  "c"."updated_at",
  "d"."title" as "document_title"
from
  "conversations" as "c"
  left join "documents" as "d" on "d"."id" = "c"."document_id"
where
  "c"."id" = ($1)
  and "c"."user_id" = ($2);

-- findConversation
select
  "c"."id",
  "c"."user_id",
  "c"."title",
  "c"."mode",
  "c"."subject",
  "c"."topic",
  "c"."document_id",
  "c"."is_kept",
  "c"."created_at",
  "c"."updated_at",
  "d"."title" as "document_title"
from
  "conversations" as "c"
  left join "documents" as "d" on "d"."id" = "c"."document_id"
where
  "c"."id" = $1
  and "c"."user_id" = $2;

-- lockConversation
select
  "c"."id",
  "c"."user_id",
  "c"."title",
  "c"."mode",
  "c"."subject",
  "c"."topic",
  "c"."document_id",
  "c"."is_kept",
  "c"."created_at",
  "c"."updated_at",
  "d"."title" as "document_title"
from
  "conversations" as "c"
  left join "documents" as "d" on "d"."id" = "c"."document_id"
where
  "c"."id" = ($1)
  and "c"."user_id" = ($2)
for update of
  "c";

-- lockConversation
select
  "c"."id",
  "c"."user_id",
  "c"."title",
  "c"."mode",
  "c"."subject",
  "c"."topic",
  "c"."document_id",
  "c"."is_kept",
  "c"."created_at",
  "c"."updated_at",
  "d"."title" as "document_title"
from
  "conversations" as "c"
  left join "documents" as "d" on "d"."id" = "c"."document_id"
where
  "c"."id" = $1
  and "c"."user_id" = $2
for update of
  "c";

-- listConversations
select
  "c"."id",
  "c"."user_id",
  "c"."title",
  "c"."mode",
  "c"."subject",
  "c"."topic",
  "c"."document_id",
  "c"."is_kept",
  "c"."created_at",
  "c"."updated_at",
  "d"."title" as "document_title"
from
  "conversations" as "c"
  left join "documents" as "d" on "d"."id" = "c"."document_id"
where
  "c"."user_id" = ($1)
  and "c"."is_kept" = $2
  and c.id in (
    select
      id
    from
      conversations
    where
      user_id = $3
      and is_kept
    order by
      updated_at desc,
      id desc
    limit
      1000
  )
  and (
    c.title ilike $4
    or exists (
      select
      from
        chat_messages m
      where
        m.conversation_id = c.id
        and m.removed_at is null
        and m.text ilike $5
    )
  )
  and (c.updated_at, c.id) < ($6, $7::uuid)
order by
  "c"."updated_at" desc,
  "c"."id" desc
limit
  $8;

-- listConversations
select
  "c"."id",
  "c"."user_id",
  "c"."title",
  "c"."mode",
  "c"."subject",
  "c"."topic",
  "c"."document_id",
  "c"."is_kept",
  "c"."created_at",
  "c"."updated_at",
  "d"."title" as "document_title"
from
  "conversations" as "c"
  left join "documents" as "d" on "d"."id" = "c"."document_id"
where
  "c"."user_id" = $1
  and "c"."is_kept" = $2
order by
  "c"."updated_at" desc,
  "c"."id" desc
limit
  $3;

-- insertConversation
insert into
  "conversations" ("created_at", "updated_at")
values
  ($1, $2);

-- insertConversation
insert into
  "conversations" ()
values
  ();

-- touchConversation
update "conversations"
set
  "updated_at" = $1,
  "mode" = $2,
  "subject" = coalesce($3, subject),
  "topic" = coalesce($4, topic)
where
  "id" = ($5);

-- touchConversation
update "conversations"
set
  "subject" = coalesce($1, subject),
  "topic" = coalesce($2, topic)
where
  "id" = ($3);

-- renameConversation
update "conversations"
set
  "title" = $1
where
  "id" = ($2);

-- deleteConversations
delete from "conversations"
where
  "user_id" = ($1)
  and "id" = ($2);

-- deleteConversations
delete from "conversations"
where
  "user_id" = $1;

-- deleteUnkeptConversations
delete from "conversations"
where
  "is_kept" = $1
  and "updated_at" < ($2);
