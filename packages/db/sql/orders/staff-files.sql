-- listFilesForStaff
select
  "o".*,
  "f"."storage_key"
from
  "order_files" as "o"
  inner join "files" as "f" on "f"."sha256" = "o"."file_sha256"
where
  "o"."id" = any ($1::uuid[])
  and "o"."order_id" = ($2)
  and "o"."removed_at" is null
order by
  "o"."created_at",
  "o"."id";

-- showStaffFiles
update "order_files"
set
  "message_id" = $1,
  "shown_at" = $2
where
  "id" = any ($3::uuid[])
  and "from_whom" = $4;

-- markReadByStaff
update "orders"
set
  "staff_read_at" = clock_timestamp()
where
  "id" = ($1)
  and exists (
    select
      "m"."id"
    from
      "order_messages" as "m"
    where
      "m"."order_id" = "orders"."id"
      and "m"."from_whom" = $2
      and m.created_at > coalesce(orders.staff_read_at, '-infinity')
  );
