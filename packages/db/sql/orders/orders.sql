-- insertOrder
insert into
  "orders" ("0")
values
  ($1)
returning
  *;

-- findOrder
select
  *
from
  "orders"
where
  "id" = ($1);

-- lockOrder
select
  *
from
  "orders"
where
  "id" = ($1)
for no key update;

-- updateOrder
update "orders"
set
  "0" = $1,
  "updated_at" = now()
where
  "id" = ($2)
returning
  *;

-- updateOrder
update "orders"
set
  "updated_at" = now()
where
  "id" = ($1)
returning
  *;

-- findOrderOf
select
  "o".*
from
  "orders" as "o"
where
  "o"."id" = ($1)
  and o.id in (
    select
      id
    from
      orders
    where
      user_id = $2
    union all
    select
      a.order_id
    from
      order_access a
      join orders l on l.id = a.order_id
      and l.link_version = a.link_version
    where
      a.user_id = $3
  );
