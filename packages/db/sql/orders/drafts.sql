-- findLatestUnpaid
select
  *
from
  "orders"
where
  "user_id" = ($1)
  and "status" in ($2, $3)
order by
  "updated_at" desc,
  "id"
limit
  $4;
