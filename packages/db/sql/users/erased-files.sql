-- lockErasedDocuments
select
  id,
  file_sha256,
  status,
  uploader_id = any ($1)
  and (
    not $2::boolean
    or status <> 'published'
    or (
      withdrawn_at is not null
      and not exists (
        select
        from
          document_unlocks u
        where
          u.document_id = documents.id
      )
    )
  ) as is_going
from
  documents
where
  id in (
    select
      d.id
    from
      documents d
    where
      d.uploader_id = any ($3)
    union
    select
      r.document_id
    from
      document_ratings r
    where
      r.user_id = any ($4)
  )
order by
  id
for no key update;

-- insertNoBytes
insert into
  files (sha256, size_bytes, storage_key)
values
  ($1, 0, $2)
on conflict do nothing;

-- blankDocuments
insert into
  files (sha256, size_bytes, storage_key)
values
  ($1, 0, $2)
on conflict do nothing;

-- blankDocuments
delete from "document_pages"
where
  "document_id" = any ($1);

-- blankDocuments
delete from "document_fingerprints"
where
  "document_id" = any ($1);

-- blankDocuments
update "documents"
set
  "title" = $1,
  "file_name" = $2,
  "description" = $3,
  "term" = $4,
  "file_sha256" = $5,
  "file_size" = $6,
  "page_count" = $7,
  "status" = $8,
  "refusal_code" = $9,
  "reason" = $10,
  "refused_at" = $11,
  "duplicate_of" = $12,
  "similar_to" = $13,
  "similarity_percent" = $14,
  "legible_words" = $15,
  "review_note" = $16,
  "deleted_at" = coalesce(deleted_at, $17),
  "deleted_reason" = $18,
  "deletion_id" = $19,
  "held_at" = $20,
  "held_because" = $21,
  "queue_group" = $22
where
  "id" = any ($23);

-- noteErasedFile
insert into
  app_facts (name, value)
values
  ($1, to_jsonb($2::text))
on conflict (name) do update
set
  value = excluded.value
where
  (app_facts.value #>> '{}')::timestamptz < (excluded.value #>> '{}')::timestamptz;

-- listErasedFiles
select
  name
from
  app_facts
where
  starts_with(name, $1)
  and (value #>> '{}')::timestamptz <= $2
order by
  name;

-- deleteUnusedFile
delete from files f
where
  f.sha256 = $1
  and not exists (
    select
    from
      documents d
    where
      d.file_sha256 = f.sha256
  )
  and not exists (
    select
    from
      order_files o
    where
      o.file_sha256 = f.sha256
  )
  and not exists (
    select
    from
      expert_proofs p
    where
      p.file_sha256 = f.sha256
  )
  and not exists (
    select
    from
      images i
    where
      i.file_sha256 = f.sha256
  )
returning
  storage_key;

-- deleteErasedFile
delete from "app_facts"
where
  "name" = $1;
