-- lockErasedOrders
select
  "id"
from
  "orders"
where
  "user_id" = any ($1)
order by
  "id"
for no key update;

-- blankOrderFiles
select
  "file_sha256",
  "status"
from
  "order_files"
where
  "order_id" = any ($1)
  and "from_whom" = $2;

-- blankOrderFiles
insert into
  files (sha256, size_bytes, storage_key)
values
  ($1, 0, $2)
on conflict do nothing;

-- blankOrderFiles
update order_files
set
  file_name = 'removed',
  file_sha256 = $1,
  size_bytes = 0,
  reason = null,
  removed_at = coalesce(removed_at, $2),
  queue_group = null,
  status = case
    when status = 'checking' then 'refused'
    else status
  end
where
  order_id = any ($3)
  and from_whom = 'customer';

-- blankOrders
delete from "order_access"
where
  "order_id" = any ($1);

-- blankOrders
update order_messages
set
  body = $1,
  name = case
    when from_whom = 'customer' then 'Customer'
    else name
  end
where
  order_id = any ($2);

-- blankOrders
update order_notes
set
  body = $1
where
  order_id = any ($2);

-- blankOrders
update "orders"
set
  "user_id" = $1,
  "name" = $2,
  "email" = $3,
  "phone" = $4,
  "major_course" = $5,
  "topic" = $6,
  "who_assisted" = $7,
  "reference" = $8,
  "paper_description" = $9,
  "extra_requirements" = $10,
  "time_zone" = $11,
  "link_version" = link_version + 1
where
  "id" = any ($12);

-- forgetDeciders
update "jurisdiction_decisions"
set
  "user_id" = $1
where
  "user_id" = any ($2);
