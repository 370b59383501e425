-- findReceivedPayment
select
  "method",
  "card_brand",
  "card_last4"
from
  "payments"
where
  "order_id" = ($1)
  and "status" = $2
order by
  "succeeded_at",
  "created_at"
limit
  $3;

-- findWriterName
select
  "name",
  "title"
from
  "writers"
where
  "id" = ($1);

-- findOpenExtension
select
  "id",
  "due_at",
  "reason",
  "created_at"
from
  "order_extensions"
where
  "order_id" = ($1)
  and "status" = $2;

-- decideExtension
update "order_extensions"
set
  "status" = $1,
  "decided_at" = $2
where
  "id" = ($3)
  and "order_id" = ($4)
  and "status" = $5
returning
  "due_at";

-- decideExtension
update "order_extensions"
set
  "decided_at" = $1
where
  "id" = ($2)
  and "order_id" = ($3)
  and "status" = $4
returning
  "due_at";
