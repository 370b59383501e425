-- lockContent
select
  pg_advisory_xact_lock(key)
from
  (
    select distinct
      key
    from
      unnest(
        $1::bigint[] || hashtextextended ($2, 1) || hashtextextended ($3, 1)
      ) key
    order by
      key
  ) keys;

-- replaceFingerprint
delete from "document_fingerprints"
where
  "document_id" = ($1);

-- replaceFingerprint
insert into
  "document_fingerprints" (
    "document_id",
    "content_hash",
    "text_hash",
    "version"
  )
values
  ($1, $2, $3, $4);

-- replaceFingerprint
insert into
  "document_fingerprints" ("document_id", "version")
values
  ($1, $2);

-- deleteFingerprint
delete from "document_fingerprints"
where
  "document_id" = ($1);

-- findContentCopy
select
  "d"."id",
  "d"."title",
  "d"."is_listed",
  "d"."uploader_id",
  "d"."withdrawn_at"
from
  "document_fingerprints" as "f"
  inner join "documents" as "d" on "d"."id" = "f"."document_id"
where
  "d"."status" = $1
  and "d"."id" <> ($2)
  and "f"."content_hash" = ($3)
order by
  "d"."id"
limit
  $4;

-- listTextTwins
select
  "d"."id",
  "d"."title",
  "d"."is_listed",
  "d"."uploader_id",
  "d"."withdrawn_at"
from
  "document_fingerprints" as "f"
  inner join "documents" as "d" on "d"."id" = "f"."document_id"
where
  "d"."status" = $1
  and "d"."id" <> ($2)
  and "f"."text_hash" = ($3)
order by
  "d"."id"
limit
  $4;

-- listLikeness
select
  near.document_id as id
from
  unnest($1::bigint[]) wanted
  cross join lateral (
    select
      found.document_id,
      count(*) over () as holders
    from
      (
        select
          b.document_id
        from
          document_bands b
        where
          b.band = wanted
          and b.document_id <> $2
        order by
          b.document_id
        limit
          $3
      ) found
  ) near
  join documents d on d.id = near.document_id
  and d.status = 'published'
group by
  near.document_id
order by
  sum(1.0 / near.holders) desc,
  near.document_id
limit
  $4;

-- listOldFingerprints
select
  "d"."id",
  "d"."file_sha256",
  "d"."picture_set",
  "f"."version"
from
  "document_fingerprints" as "f"
  inner join "documents" as "d" on "d"."id" = "f"."document_id"
where
  "f"."version" < ($1)
  and (f.version, f.document_id) > ($2, $3)
order by
  "f"."version",
  "f"."document_id"
limit
  $4;

-- isAnyProcessing
select
  "id"
from
  "documents"
where
  "status" = $1
  and (
    read_again_at is null
    or read_again_at <= now()
  )
limit
  $2;
