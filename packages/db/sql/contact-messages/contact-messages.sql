-- insertMessage
insert into
  "messages" ("0")
values
  ($1)
on conflict ("reference") do nothing
returning
  *;

-- countSameText
select
  pg_advisory_xact_lock(hashtextextended ($1, 0));

-- countSameText
select
  count(*) as "n"
from
  "messages"
where
  md5(body) = md5($1)
  and "created_at" > ($2);

-- wasForwarded
select
  "id"
from
  "mails"
where
  "message_id" = ($1)
  and "kind" = $2;

-- blankMessagesOf
with
  gone as (
    update messages
    set
      name = '',
      email = '',
      subject = '',
      body = '',
      about = null,
      held_because = null,
      user_id = null,
      blanked_at = $1,
      state = case
        when state = 'spam' then state
        else 'closed'
      end
    where
      blanked_at is null
      and (
        user_id = any ($2)
        or lower(email) = lower($3::text)
      )
    returning
      id
  )
delete from mails using gone
where
  mails.message_id = gone.id;

-- blankOldMessages
with
  gone as (
    update messages
    set
      name = '',
      email = '',
      subject = '',
      body = '',
      about = null,
      held_because = null,
      user_id = null,
      blanked_at = $1,
      state = case
        when state = 'spam' then state
        else 'closed'
      end
    where
      blanked_at is null
      and state in ('answered', 'closed')
      and state_at < $2
    returning
      id
  )
delete from mails using gone
where
  mails.message_id = gone.id;

-- deleteOldSpam
delete from "messages"
where
  "state" = $1
  and "state_at" < ($2);
