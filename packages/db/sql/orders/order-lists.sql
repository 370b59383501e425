-- listOrdersOf
select
  "o".*,
  (
    extract(
      epoch
      from
        o.created_at
    ) * 1000000
  )::bigint as "age",
  hashtext (o.id) as "tie",
  (
    select
      count(*) as "n"
    from
      "order_messages" as "m"
    where
      "m"."order_id" = "o"."id"
      and "m"."from_whom" <> $1
      and m.created_at > coalesce(o.customer_read_at, '-infinity')
  ) as "unread"
from
  "orders" as "o"
where
  o.id in (
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
  )
  and "o"."status" = ($4)
  and (
    (
      extract(
        epoch
        from
          o.created_at
      ) * 1000000
    )::bigint,
    hashtext (o.id)
  ) < ($5::bigint, $6::bigint)
order by
  (
    extract(
      epoch
      from
        o.created_at
    ) * 1000000
  )::bigint desc,
  hashtext (o.id) desc
limit
  $7;

-- listOrdersOf
select
  "o".*,
  (
    extract(
      epoch
      from
        o.created_at
    ) * 1000000
  )::bigint as "age",
  hashtext (o.id) as "tie",
  (
    select
      count(*) as "n"
    from
      "order_messages" as "m"
    where
      "m"."order_id" = "o"."id"
      and "m"."from_whom" <> $1
      and m.created_at > coalesce(o.customer_read_at, '-infinity')
  ) as "unread"
from
  "orders" as "o"
where
  o.id in (
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
  )
order by
  (
    extract(
      epoch
      from
        o.created_at
    ) * 1000000
  )::bigint desc,
  hashtext (o.id) desc
limit
  $4;
