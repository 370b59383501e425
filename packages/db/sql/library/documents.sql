-- insertDocument
insert into
  "documents" ("0")
values
  ($1)
returning
  "id";

-- findDocument
select
  "d"."id",
  "d"."title",
  "d"."file_name",
  "d"."description",
  "d"."subject",
  "d"."document_type",
  "d"."page_count",
  "d"."file_size",
  "d"."school_id",
  "d"."course_id",
  "d"."term",
  "d"."uploaded_at",
  "d"."status",
  "d"."reason",
  "d"."view_count",
  "d"."rating_sum",
  "d"."rating_count",
  "d"."rating_hundredths",
  "d"."deleted_at",
  "d"."deleted_reason",
  "d"."withdrawn_at",
  "d"."held_at",
  "d"."uploader_id",
  "s"."name" as "school_name",
  "c"."code" as "course_code",
  "c"."name" as "course_name",
  "d"."step",
  "d"."refusal_code",
  "d"."duplicate_of",
  "d"."file_sha256",
  "d"."is_removed_for_cause",
  "d"."is_duplicate_allowed",
  "d"."originality",
  "d"."text_check",
  "d"."similar_to",
  "d"."similarity_percent",
  "d"."legible_words",
  "d"."wait_reason",
  "d"."review_due_at",
  "d"."review_note",
  "d"."reader_version",
  "d"."picture_set",
  "d"."reread_problem",
  "d"."slow_reads",
  "d"."read_again_at",
  "d"."is_listed",
  "d"."published_at",
  "d"."refused_at"
from
  "documents" as "d"
  left join "schools" as "s" on "s"."id" = "d"."school_id"
  left join "courses" as "c" on "c"."id" = "d"."course_id"
where
  "d"."id" = ($1);

-- lockDocument
select
  *
from
  "documents"
where
  "id" = ($1)
for no key update;

-- lockWithUploader
savepoint before_locks;

-- lockWithUploader
select
  "uploader_id"
from
  "documents"
where
  "id" = ($1);

-- lockWithUploader
select
  *
from
  "users"
where
  "id" = ($1)
for no key update;

-- lockWithUploader
select
  *
from
  "documents"
where
  "id" = ($1)
for no key update;

-- lockWithUploader
rollback to savepoint before_locks;

-- lockWithUploader
release savepoint before_locks;

-- updateDocument
update "documents"
set
  "0" = $1
where
  "id" = ($2);

-- updateDocument
update "documents"
set
where
  "id" = ($1);

-- listUploads
select
  "d"."id",
  "d"."title",
  "d"."file_name",
  "d"."description",
  "d"."subject",
  "d"."document_type",
  "d"."page_count",
  "d"."file_size",
  "d"."school_id",
  "d"."course_id",
  "d"."term",
  "d"."uploaded_at",
  "d"."status",
  "d"."reason",
  "d"."view_count",
  "d"."rating_sum",
  "d"."rating_count",
  "d"."rating_hundredths",
  "d"."deleted_at",
  "d"."deleted_reason",
  "d"."withdrawn_at",
  "d"."held_at",
  "d"."uploader_id",
  "s"."name" as "school_name",
  "c"."code" as "course_code",
  "c"."name" as "course_name"
from
  "documents" as "d"
  left join "schools" as "s" on "s"."id" = "d"."school_id"
  left join "courses" as "c" on "c"."id" = "d"."course_id"
where
  "d"."uploader_id" = ($1)
  and d.refusal_code is distinct from 'erased'
  and (d.uploaded_at, d.id) < (
    select
      uploaded_at,
      id
    from
      documents
    where
      id = $2
  )
order by
  "d"."uploaded_at" desc,
  "d"."id" desc
limit
  $3;

-- countAcceptedUploads
select
  count(*) as "count"
from
  "documents"
where
  "status" = $1
  and "is_removed_for_cause" = $2
  and "withdrawn_at" is null
  and "originality" = $3
  and "uploader_id" = ($4);

-- isAcceptedUpload
select
  "id"
from
  "documents"
where
  "status" = $1
  and "is_removed_for_cause" = $2
  and "withdrawn_at" is null
  and "originality" = $3
  and "id" = ($4);

-- findPublishedCopy
select
  "id",
  "title",
  "is_listed",
  "uploader_id",
  "withdrawn_at"
from
  "documents"
where
  "file_sha256" = ($1)
  and "status" = $2
  and "id" <> ($3)
order by
  "id"
limit
  $4;

-- countRecentUploads
select
  count(*) filter (
    where
      "uploaded_at" >= ($1)
  ) as "recent",
  count(*) filter (
    where
      "status" = $2
  ) as "processing"
from
  "documents"
where
  "uploader_id" = ($3);

-- countQueued
select
  count(*) as "count"
from
  "documents"
where
  "queue_group" = ($1)
  and "status" = $2;

-- hasDocumentsInChecks
select
  "id"
from
  "documents"
where
  "status" = $1
limit
  $2;

-- countBySubject
select
  "subject",
  count(*) as "count"
from
  "documents"
where
  "is_listed" = $1
group by
  "subject";
