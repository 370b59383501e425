-- findDispute
select
  *
from
  "disputes"
where
  "id" = ($1);

-- insertDispute
insert into
  "disputes" ("0")
values
  ($1);

-- updateDispute
update "disputes"
set
  "0" = $1
where
  "id" = ($2)
returning
  *;

-- updateDispute
update "disputes"
set
where
  "id" = ($1)
returning
  *;

-- readDisputeState
select
  "status",
  "closed_at"
from
  "disputes"
where
  "order_id" = ($1);

-- findDisputedAt
select
  max("at") as "at"
from
  "order_events"
where
  "order_id" = ($1)
  and "kind" = $2;

-- listOpenDisputes
select
  *
from
  "disputes"
where
  "closed_at" is null;

-- listDisputes
select
  *,
  (closed_at is not null)::integer as "is_closed",
  case
    when closed_at is null then coalesce(
      (
        extract(
          epoch
          from
            due_by
        ) * 1000
      )::bigint,
      253402300799000
    )
    else - (
      extract(
        epoch
        from
          created_at
      ) * 1000
    )::bigint
  end as "sort_ms",
  hashtext (id) as "place",
  (
    select
      p.currency
    from
      payments p
    where
      p.id = payment_id
  ) as "currency"
from
  "disputes"
where
  (
    (closed_at is not null)::integer,
    case
      when closed_at is null then coalesce(
        (
          extract(
            epoch
            from
              due_by
          ) * 1000
        )::bigint,
        253402300799000
      )
      else - (
        extract(
          epoch
          from
            created_at
        ) * 1000
      )::bigint
    end,
    hashtext (id)
  ) > ($1::bigint, $2::bigint, $3::bigint)
order by
  "is_closed",
  "sort_ms",
  "place"
limit
  $4;
