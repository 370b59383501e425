-- findChatMessage
select
  "id",
  "conversation_id",
  "user_id",
  "parent_id",
  "role",
  "html_version",
  "status",
  "finish",
  "source",
  "model",
  "feedback",
  "maker_id",
  "created_at",
  "ended_at",
  "removed_reason",
  "failure",
  "given_sources",
  case
    when removed_at is null then html
  end as "html",
  case
    when removed_at is null then citations
    else '[]'
  end as "citations",
  case
    when removed_at is null then text
    else ''
  end as "text"
from
  "chat_messages"
where
  "id" = ($1)
  and "user_id" = ($2);

-- findChatMessage
select
  "id",
  "conversation_id",
  "user_id",
  "parent_id",
  "role",
  "html_version",
  "status",
  "finish",
  "source",
  "model",
  "feedback",
  "maker_id",
  "created_at",
  "ended_at",
  "removed_reason",
  "failure",
  "given_sources",
  case
    when removed_at is null then html
  end as "html",
  case
    when removed_at is null then citations
    else '[]'
  end as "citations",
  case
    when removed_at is null then text
    else ''
  end as "text"
from
  "chat_messages"
where
  "id" = $1
  and "user_id" = $2;

-- listChatMessages
select
  "id",
  "conversation_id",
  "user_id",
  "parent_id",
  "role",
  "html_version",
  "status",
  "finish",
  "source",
  "model",
  "feedback",
  "maker_id",
  "created_at",
  "ended_at",
  "removed_reason",
  "failure",
  "given_sources",
  case
    when removed_at is null then html
  end as "html",
  case
    when removed_at is null then citations
    else '[]'
  end as "citations",
  case
    when status <> 'streaming' then case
      when removed_at is null then text
      else ''
    end
    else coalesce(
      (
        select
          string_agg(
            p.text,
            ''
            order by
              p.starts_at
          )
        from
          message_parts p
        where
          p.message_id = chat_messages.id
      ),
      ''
    )
  end as "text"
from
  "chat_messages"
where
  "conversation_id" = ($1)
order by
  "id";

-- findNewestMessage
select
  m.id,
  m.status,
  whole.count,
  whole.bytes
from
  (
    select
      max(id) as newest,
      count(*)::int as count,
      coalesce(sum(octet_length(text)), 0)::float8 as bytes
    from
      chat_messages
    where
      conversation_id = $1
  ) as whole
  join chat_messages m on m.id = whole.newest;

-- findMessageIn
select
  "id",
  "role",
  "status"
from
  "chat_messages"
where
  "conversation_id" = ($1)
  and "id" = ($2);

-- findAnswerByKey
select
  "a"."id" as "messageId",
  "a"."conversation_id" as "conversationId",
  "q"."parent_id" as "parentId",
  a.source as "source",
  a.status as "status"
from
  "chat_messages" as "q"
  inner join "chat_messages" as "a" on "a"."parent_id" = "q"."id"
where
  "q"."user_id" = ($1)
  and "q"."send_key" = ($2)
order by
  "a"."id"
limit
  $3;

-- findAnswerByKey
select
  "a"."id" as "messageId",
  "a"."conversation_id" as "conversationId",
  "q"."parent_id" as "parentId",
  a.source as "source",
  a.status as "status"
from
  "chat_messages" as "q"
  inner join "chat_messages" as "a" on "a"."parent_id" = "q"."id"
where
  "q"."user_id" = $1
  and "q"."send_key" = $2
order by
  "a"."id"
limit
  $3;

-- countAnswersInTheMaking
select
  count(*)::int as "count"
from
  "chat_messages"
where
  "user_id" = ($1)
  and "status" = $2;

-- insertUserMessage
insert into
  "chat_messages" (
    "conversation_id",
    "user_id",
    "parent_id",
    "role",
    "created_at"
  )
values
  ($1, $2, $3, $4, $5)
on conflict ("user_id", "send_key") do nothing
returning
  "id";

-- insertUserMessage
insert into
  "chat_messages" ("role")
values
  ($1)
on conflict ("user_id", "send_key") do nothing
returning
  "id";

-- insertChatAnswer
insert into
  "chat_messages" (
    "conversation_id",
    "user_id",
    "parent_id",
    "role",
    "created_at",
    "status"
  )
values
  ($1, $2, $3, $4, $5, $6)
returning
  "id";

-- insertChatAnswer
insert into
  "chat_messages" ("role", "status")
values
  ($1, $2)
returning
  "id";

-- restartChatAnswer
update "chat_messages"
set
  "status" = $1,
  "failure" = $2,
  "ended_at" = $3,
  "is_stop_asked" = $4,
  "created_at" = $5
where
  "id" = ($6)
  and "status" = $7;

-- restartChatAnswer
update "chat_messages"
set
  "status" = $1,
  "failure" = $2,
  "ended_at" = $3,
  "is_stop_asked" = $4
where
  "id" = $5
  and "status" = $6;

-- listBranch
with recursive
  branch as (
    select
      id,
      parent_id,
      1 as place
    from
      chat_messages
    where
      id = $1
    union all
    select
      m.id,
      m.parent_id,
      place + 1
    from
      branch b
      join chat_messages m on m.id = b.parent_id
    where
      place < $2
  )
select
  id
from
  branch;

-- listBranch
select
  "id",
  "conversation_id",
  "user_id",
  "parent_id",
  "role",
  "html_version",
  "status",
  "finish",
  "source",
  "model",
  "feedback",
  "maker_id",
  "created_at",
  "ended_at",
  "removed_reason",
  "failure",
  "given_sources",
  case
    when removed_at is null then html
  end as "html",
  case
    when removed_at is null then citations
    else '[]'
  end as "citations",
  case
    when removed_at is null then text
    else ''
  end as "text"
from
  "chat_messages"
where
  "id" = any ($1::bigint[])
order by
  "id";

-- endChatAnswer
update "chat_messages"
set
  "status" = $1,
  "finish" = $2,
  "text" = $3,
  "html" = $4,
  "html_version" = $5,
  "citations" = $6,
  "failure" = $7,
  "first_text_at" = $8,
  "ended_at" = $9,
  "prompt_tokens" = $10,
  "completion_tokens" = $11,
  "maker_id" = $12
where
  "id" = ($13)
  and "status" = $14
returning
  "user_id",
  "reservation_id",
  source as "source";

-- endChatAnswer
delete from "message_parts"
where
  "message_id" = ($1);

-- endChatAnswer
with
  settled as (
    delete from model_reservations
    where
      id = $1::uuid
    returning
      day,
      microusd,
      is_anonymous,
      coalesce($2::bigint, sent_microusd + $3::bigint, microusd) as cost
  ),
  spent as (
    update model_spending s
    set
      reserved_microusd = s.reserved_microusd - r.microusd,
      spent_microusd = s.spent_microusd + r.cost,
      anonymous_reserved_microusd = s.anonymous_reserved_microusd - case
        when r.is_anonymous then r.microusd
        else 0
      end,
      anonymous_spent_microusd = s.anonymous_spent_microusd + case
        when r.is_anonymous then r.cost
        else 0
      end
    from
      settled r
    where
      s.day = r.day
  )
select
  cost
from
  settled;

-- endChatAnswer
update "chat_messages"
set
  "cost_microusd" = $1
where
  "id" = ($2);

-- endChatAnswer
update "chat_messages"
set
  "maker_id" = $1
where
  "id" = $2
  and "status" = $3
returning
  "user_id",
  "reservation_id",
  source as "source";

-- rateChatAnswer
update "chat_messages"
set
  "feedback" = $1
where
  "id" = ($2)
  and "user_id" = ($3)
  and "role" = $4;

-- rateChatAnswer
update "chat_messages"
set
where
  "id" = $1
  and "user_id" = $2
  and "role" = $3;

-- askToStop
update "chat_messages"
set
  "is_stop_asked" = $1
where
  "id" = ($2)
  and "status" = $3;
