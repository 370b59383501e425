-- listWriters
select
  "w"."id",
  "w"."name",
  "w"."title",
  "w"."is_active",
  (
    select
      count(*) as "n"
    from
      "orders" as "o"
    where
      "o"."writer_id" = "w"."id"
      and "o"."status" in ($1, $2, $3)
  ) as "open_orders"
from
  "writers" as "w"
order by
  "w"."is_active" desc,
  "w"."name",
  "w"."id";

-- findWriter
select
  "w"."id",
  "w"."name",
  "w"."title",
  "w"."is_active",
  (
    select
      count(*) as "n"
    from
      "orders" as "o"
    where
      "o"."writer_id" = "w"."id"
      and "o"."status" in ($1, $2, $3)
  ) as "open_orders"
from
  "writers" as "w"
where
  "w"."id" = ($4);

-- insertWriter
insert into
  "writers" ("0")
values
  ($1)
returning
  "id";

-- lockWriter
select
  *
from
  "writers"
where
  "id" = ($1)
for no key update;

-- updateWriter
update "writers"
set
  "0" = $1
where
  "id" = ($2);

-- updateWriter
update "writers"
set
where
  "id" = ($1);
