-- lockChatAnswer
select
  "a"."user_id",
  "a"."text",
  "a"."removed_reason",
  case
    when a.removed_at is null then 'visible'
    else 'removed'
  end as "state"
from
  "chat_messages" as "a"
where
  "a"."role" = $1
  and "a"."id" = ($2)
  and "a"."status" <> $3
for no key update;

-- listModeratedChatAnswers
select
  "a"."id",
  "a"."model",
  left(a.text, $1) as "excerpt",
  case
    when a.removed_at is null then 'visible'
    else 'removed'
  end as "state"
from
  "chat_messages" as "a"
where
  "a"."role" = $2
  and "a"."id" = any ($3::bigint[]);

-- findModeratedChatAnswer
select
  "a"."text",
  "a"."html",
  "a"."model",
  "a"."created_at",
  "a"."removed_reason",
  case
    when a.removed_at is null then 'visible'
    else 'removed'
  end as "state",
  "q"."text" as "question",
  "q"."html" as "question_html"
from
  "chat_messages" as "a"
  left join "chat_messages" as "q" on "q"."id" = "a"."parent_id"
where
  "a"."role" = $1
  and "a"."id" = ($2);

-- setChatAnswerRemoved
update "chat_messages"
set
  "removed_at" = $1,
  "removed_reason" = $2
where
  "id" = ($3);
