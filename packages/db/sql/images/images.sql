-- insertImage
insert into
  "images" ("0")
values
  ($1);

-- findImage
select
  "i"."user_id",
  "i"."used_at",
  "i"."hidden_at",
  "i"."size_bytes",
  "f"."storage_key"
from
  "images" as "i"
  inner join "files" as "f" on "f"."sha256" = "i"."file_sha256"
where
  "i"."id" = ($1);

-- markImagesUsed
with
  named as (
    select
      id
    from
      images
    where
      id = any ($1)
      and user_id = $2
    order by
      id
    for no key update
  )
update images
set
  used_at = coalesce(used_at, now()),
  hidden_at = coalesce(hidden_at, now())
from
  named
where
  images.id = named.id
returning
  images.id;

-- listOwnersOfUnusedImages
select distinct
  "user_id"
from
  "images"
where
  "used_at" is null
  and "created_at" < ($1)
  and not (
    exists (
      select
      from
        question_drafts d
      where
        d.user_id = images.user_id
        and strpos(d.content, images.id) > 0
    )
    or exists (
      select
      from
        answer_drafts d
      where
        d.user_id = images.user_id
        and (
          strpos(d.content, images.id) > 0
          or strpos(d.steps::text, images.id) > 0
        )
    )
  )
limit
  $2;

-- deleteUnusedImages
delete from "images"
where
  "user_id" = ($1)
  and "used_at" is null
  and "created_at" < ($2)
  and not (
    exists (
      select
      from
        question_drafts d
      where
        d.user_id = images.user_id
        and strpos(d.content, images.id) > 0
    )
    or exists (
      select
      from
        answer_drafts d
      where
        d.user_id = images.user_id
        and (
          strpos(d.content, images.id) > 0
          or strpos(d.steps::text, images.id) > 0
        )
    )
  )
returning
  "file_sha256",
  "size_bytes";

-- deleteImagesOf
delete from images
where
  user_id = any ($1)
  and (
    not $2::boolean
    or used_at is null
  )
returning
  file_sha256;
