-- listOrderAccess
select
  "user_id",
  "created_at"
from
  "order_access"
where
  "order_id" = ($1)
order by
  "created_at",
  "user_id";

-- listMailsAbout
select
  "kind",
  "to_address",
  "subject",
  "status",
  "created_at",
  "sent_at"
from
  "mails"
where
  "user_id" = ($1)
  and strpos(subject, $2) > 0
order by
  "created_at",
  "id";
