-- listUsersOf
with recursive
  people as (
    select
      id,
      0 as step
    from
      users
    where
      id = $1
    union
    select
      u.id,
      p.step + 1
    from
      users u
      join people p on u.merged_into = p.id
  )
select
  id
from
  people
order by
  step,
  id;

-- listExportRows
select
  "t"."id" as "id",
  array["t"."id"::text] as row_key
from
  "table_of_theirs" t
where
  "t"."user_id" = $1
  and ("t"."id") > ($2::text::uuid)
order by
  "t"."id"
limit
  1;

-- listUploadedFiles
select
  "d"."id",
  "d"."file_name",
  "f"."storage_key"
from
  "documents" as "d"
  inner join "files" as "f" on "f"."sha256" = "d"."file_sha256"
where
  "d"."uploader_id" = ($1)
  and "d"."id" > ($2)
order by
  "d"."id"
limit
  $3;

-- listImageFiles
select
  "i"."id",
  "f"."storage_key"
from
  "images" as "i"
  inner join "files" as "f" on "f"."sha256" = "i"."file_sha256"
where
  "i"."user_id" = ($1)
  and "i"."id" > ($2)
order by
  "i"."id"
limit
  $3;

-- listOrderBytes
select
  t.id,
  t.order_id,
  t.file_name,
  f.storage_key
from
  order_files t
  join orders o on o.id = t.order_id
  join files f on f.sha256 = t.file_sha256
where
  o.user_id = $1
  and t.removed_at is null
  and (
    t.from_whom = 'customer'
    or t.shown_at is not null
  )
  and t.id::text > $2
order by
  t.id::text
limit
  1;
