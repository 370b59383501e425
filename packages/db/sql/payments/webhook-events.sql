-- insertWebhookEvent
insert into
  "webhook_events" ("id", "type", "object_id", "made_at")
values
  ($1, $2, $3, $4)
on conflict ("id") do update
set
  "deliveries" = webhook_events.deliveries + 1
returning
  "deliveries";

-- insertWebhookEvent
insert into
  "webhook_events" ()
values
  ()
on conflict ("id") do update
set
  "deliveries" = webhook_events.deliveries + 1
returning
  "deliveries";

-- findWebhookEvent
select
  *
from
  "webhook_events"
where
  "id" = ($1);

-- updateWebhookEvent
update "webhook_events"
set
  "0" = $1
where
  "id" = ($2)
returning
  *;

-- updateWebhookEvent
update "webhook_events"
set
where
  "id" = ($1)
returning
  *;

-- listWebhookEvents
select
  *,
  (
    extract(
      epoch
      from
        received_at
    ) * 1000000
  )::bigint as "received_us",
  hashtext (id) as "place"
from
  "webhook_events"
where
  "status" = ($1)
  and (received_at, hashtext (id)) < (
    timestamptz 'epoch' + $2::bigint * interval '1 microsecond',
    $3::bigint
  )
order by
  "received_at" desc,
  hashtext (id) desc
limit
  $4;

-- listWebhookEvents
select
  *,
  (
    extract(
      epoch
      from
        received_at
    ) * 1000000
  )::bigint as "received_us",
  hashtext (id) as "place"
from
  "webhook_events"
order by
  "received_at" desc,
  hashtext (id) desc
limit
  $1;
