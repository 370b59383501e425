-- listDocumentsForStaff
explain (format json)
select
from
  "documents" as "d"
where
  (
    d.search_text ilike $1
    or (d.file_name || ' ' || coalesce(d.uploader_id, '')) ilike $2
  );

-- listDocumentsForStaff
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
  "d"."file_sha256",
  "d"."is_removed_for_cause",
  "d"."originality",
  "d"."similar_to",
  "d"."similarity_percent",
  "d"."legible_words",
  "d"."wait_reason",
  "d"."review_due_at",
  "d"."review_note",
  "near"."title" as "similar_title",
  "a"."id" as "appeal_id",
  "a"."status" as "appeal_status",
  "a"."message" as "appeal_message",
  "a"."answer" as "appeal_answer",
  "a"."created_at" as "appeal_created_at"
from
  "documents" as "d"
  left join "schools" as "s" on "s"."id" = "d"."school_id"
  left join "courses" as "c" on "c"."id" = "d"."course_id"
  left join lateral (
    select
      *
    from
      "document_appeals"
    where
      "document_id" = "d"."id"
    order by
      "id" desc
    limit
      $1
  ) as "a" on true
  left join "documents" as "near" on "near"."id" = "d"."similar_to"
where
  "d"."id" in (
    select
      "d"."id"
    from
      "documents" as "d"
    where
      d.status = $2
      and d.deleted_at is null
      and (
        d.search_text ilike $3
        or (d.file_name || ' ' || coalesce(d.uploader_id, '')) ilike $4
      )
      and (d.uploaded_at, d.id) < (
        select
          uploaded_at,
          id
        from
          documents
        where
          id = $5
      )
    order by
      d.uploaded_at + interval '0' desc,
      "d"."id" desc
    limit
      $6
  )
order by
  "d"."uploaded_at" desc,
  "d"."id" desc;

-- listDocumentsForStaff
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
  "d"."file_sha256",
  "d"."is_removed_for_cause",
  "d"."originality",
  "d"."similar_to",
  "d"."similarity_percent",
  "d"."legible_words",
  "d"."wait_reason",
  "d"."review_due_at",
  "d"."review_note",
  "near"."title" as "similar_title",
  "a"."id" as "appeal_id",
  "a"."status" as "appeal_status",
  "a"."message" as "appeal_message",
  "a"."answer" as "appeal_answer",
  "a"."created_at" as "appeal_created_at"
from
  "documents" as "d"
  left join "schools" as "s" on "s"."id" = "d"."school_id"
  left join "courses" as "c" on "c"."id" = "d"."course_id"
  left join lateral (
    select
      *
    from
      "document_appeals"
    where
      "document_id" = "d"."id"
    order by
      "id" desc
    limit
      $1
  ) as "a" on true
  left join "documents" as "near" on "near"."id" = "d"."similar_to"
where
  "d"."id" in (
    select
      "d"."id"
    from
      "documents" as "d"
    order by
      "d"."uploaded_at" desc,
      "d"."id" desc
    limit
      $2
  )
order by
  "d"."uploaded_at" desc,
  "d"."id" desc;

-- findDocumentForStaff
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
  "d"."file_sha256",
  "d"."is_removed_for_cause",
  "d"."originality",
  "d"."similar_to",
  "d"."similarity_percent",
  "d"."legible_words",
  "d"."wait_reason",
  "d"."review_due_at",
  "d"."review_note",
  "near"."title" as "similar_title",
  "a"."id" as "appeal_id",
  "a"."status" as "appeal_status",
  "a"."message" as "appeal_message",
  "a"."answer" as "appeal_answer",
  "a"."created_at" as "appeal_created_at"
from
  "documents" as "d"
  left join "schools" as "s" on "s"."id" = "d"."school_id"
  left join "courses" as "c" on "c"."id" = "d"."course_id"
  left join lateral (
    select
      *
    from
      "document_appeals"
    where
      "document_id" = "d"."id"
    order by
      "id" desc
    limit
      $1
  ) as "a" on true
  left join "documents" as "near" on "near"."id" = "d"."similar_to"
where
  "d"."id" = ($2);

-- countUnlocks
select
  count(*) as "count"
from
  "document_unlocks"
where
  "document_id" = ($1);

-- countEverything
select
  (
    select
      count(*)
    from
      documents
    where
      is_listed
  ) as documents,
  (
    select
      count(*)
    from
      documents
    where
      deleted_at is null
  ) as present_documents,
  (
    select
      count(*)
    from
      questions
    where
      deleted_at is null
  ) as questions,
  (
    select
      count(*)
    from
      schools
  ) as schools,
  (
    select
      count(*)
    from
      documents
    where
      status = 'processing'
      and deleted_at is null
  ) as processing,
  (
    select
      count(*)
    from
      documents
    where
      status = 'refused'
      and deleted_at is null
  ) as refused,
  (
    select
      count(*)
    from
      documents
    where
      deleted_at is not null
  ) as removed,
  (
    select
      count(*)
    from
      document_appeals o
      join documents d on d.id = o.document_id
    where
      o.status = 'open'
      and d.deletion_id is null
  ) as open_appeals,
  (
    select
      count(*)
    from
      documents d
    where
      d.originality = 'waiting'
      and d.status = 'published'
      and d.deleted_at is null
      and not (d.wait_reason is not distinct from 'few_words')
  ) as look_alikes,
  (
    select
      count(*)
    from
      documents d
    where
      d.originality = 'waiting'
      and d.status = 'published'
      and d.deleted_at is null
      and d.wait_reason is not distinct from 'few_words'
  ) as few_words,
  (
    select
      count(*)
    from
      documents
    where
      refusal_code = 'checks_failed'
      and status = 'refused'
      and deleted_at is null
  ) as failed_checks,
  (
    select
      count(*)
    from
      school_requests
    where
      status = 'open'
  ) as open_school_requests,
  (
    select
      count(*)
    from
      questions
    where
      is_listed
      and not is_answered
  ) as unanswered_questions,
  (
    select
      count(*)
    from
      questions
    where
      status = 'held'
      and deleted_at is null
  ) as held_questions;

-- latestDocuments
select
  "id",
  "title",
  "file_name",
  "document_type",
  "uploaded_at"
from
  "documents"
where
  "deleted_at" is null
order by
  "uploaded_at" desc,
  "id" desc
limit
  $1;

-- latestQuestions
select
  "id",
  "title",
  "subject",
  "is_answered",
  "created_at"
from
  "questions"
where
  "deleted_at" is null
  and "status" <> $1
order by
  "created_at" desc,
  "id" desc
limit
  $2;
