-- lockSubscriber
insert into
  "newsletter_subscribers" ("address_hash", "email")
values
  ($1, $2)
on conflict ("address_hash") do update
set
  "address_hash" = "excluded"."address_hash"
returning
  *;

-- lockSubscriber
insert into
  "newsletter_subscribers" ()
values
  ()
on conflict ("address_hash") do update
set
  "address_hash" = "excluded"."address_hash"
returning
  *;

-- askToConfirm
update "newsletter_subscribers"
set
  "state" = $1,
  "email" = $2,
  "token_hash" = $3,
  "token_until" = $4,
  "mailed_at" = $5,
  "mailed_count" = $6
where
  "id" = ($7);

-- askToConfirm
update "newsletter_subscribers"
set
  "state" = $1
where
  "id" = ($2);

-- lockAskedSubscriber
select
  *
from
  "newsletter_subscribers"
where
  "token_hash" = ($1)
  and "token_until" > ($2)
for update;

-- confirmSubscriber
update "newsletter_subscribers"
set
  "state" = $1,
  "confirmed_at" = $2,
  "unsubscribed_at" = $3,
  "mailed_at" = $4,
  "mailed_count" = $5
where
  "id" = ($6);

-- endSubscription
update "newsletter_subscribers"
set
  "state" = $1,
  "unsubscribed_at" = $2,
  "email" = $3,
  "token_hash" = $4,
  "token_until" = $5,
  "mailed_at" = $6,
  "mailed_count" = $7
where
  "address_hash" = ($8)
  and "state" <> $9
returning
  "id";

-- endSubscription
delete from "mails"
where
  "subscriber_id" = ($1);

-- forgetUnconfirmed
with
  gone as (
    update newsletter_subscribers
    set
      email = null,
      token_hash = null,
      token_until = null
    where
      state = 'pending'
      and token_until < $1
    returning
      id
  )
delete from mails using gone
where
  mails.subscriber_id = gone.id;

-- deleteForgottenSubscribers
delete from newsletter_subscribers
where
  email is null
  and coalesce(unsubscribed_at, mailed_at) < $1;

-- deleteSubscriber
delete from "newsletter_subscribers"
where
  "address_hash" = ($1);

-- countSubscribers
select
  count(*) filter (
    where
      state = 'pending'
      and email is not null
  ) as pending,
  count(*) filter (
    where
      state = 'confirmed'
  ) as confirmed,
  count(*) filter (
    where
      state = 'unsubscribed'
  ) as unsubscribed
from
  newsletter_subscribers;
