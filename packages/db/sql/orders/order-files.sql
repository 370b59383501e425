-- insertOrderFile
insert into
  "order_files" ("0")
values
  ($1)
returning
  *;

-- listOrderFiles
select
  *
from
  "order_files"
where
  "order_id" = ($1)
  and "removed_at" is null
order by
  "created_at",
  "id";

-- findOrderFile
select
  *
from
  "order_files"
where
  "id" = ($1)
  and "removed_at" is null;

-- countCustomerFiles
select
  count(*) as "n"
from
  "order_files"
where
  "order_id" = ($1)
  and "from_whom" = $2
  and "removed_at" is null;

-- decideOrderFile
update "order_files"
set
  "status" = $1,
  "reason" = $2,
  "queue_group" = $3
where
  "id" = ($4)
  and "status" = $5;

-- decideOrderFile
update "order_files"
set
  "reason" = $1,
  "queue_group" = $2
where
  "id" = ($3)
  and "status" = $4;

-- countQueuedOrderFiles
select
  count(*) as "n"
from
  "order_files"
where
  "queue_group" = ($1)
  and "status" = $2;

-- deleteOrderFile
delete from "order_files"
where
  "id" = ($1);

-- attachCustomerFiles
update "order_files"
set
  "message_id" = $1
where
  "id" = any ($2::uuid[])
  and "order_id" = ($3)
  and "from_whom" = $4
  and "role" = $5
  and "message_id" is null
  and "removed_at" is null
  and "status" <> $6
returning
  *;
