-- findReaderDocument
select
  d.id,
  d.title,
  d.file_name,
  d.description,
  d.subject,
  d.document_type,
  d.page_count,
  d.file_size,
  d.school_id,
  d.course_id,
  d.term,
  d.uploaded_at,
  d.status,
  d.reason,
  d.view_count,
  d.rating_sum,
  d.rating_count,
  d.rating_hundredths,
  d.deleted_at,
  d.deleted_reason,
  d.withdrawn_at,
  d.held_at,
  d.uploader_id,
  s.name as school_name,
  c.code as course_code,
  c.name as course_name,
  d.step,
  d.refusal_code,
  d.duplicate_of,
  d.file_sha256,
  d.is_removed_for_cause,
  d.is_duplicate_allowed,
  d.originality,
  d.text_check,
  d.similar_to,
  d.similarity_percent,
  d.legible_words,
  d.wait_reason,
  d.review_due_at,
  d.review_note,
  d.reader_version,
  d.picture_set,
  d.reread_problem,
  d.slow_reads,
  d.read_again_at,
  d.is_listed,
  d.published_at,
  d.refused_at,
  exists (
    select
    from
      document_unlocks u
    where
      u.user_id = $2
      and u.document_id = d.id
  ) as is_unlocked
from
  documents d
  left join schools s on s.id = d.school_id
  left join courses c on c.id = d.course_id
where
  d.id = $1;

-- findReaderPage
select
  d.uploader_id,
  d.page_count,
  d.is_listed,
  d.is_removed_for_cause,
  d.file_name,
  exists (
    select
    from
      document_unlocks u
    where
      u.user_id = $2
      and u.document_id = d.id
  ) as is_unlocked,
  f.kind,
  f.download_form,
  f.pdf_bytes,
  f.size_bytes,
  row_to_json(page)::text as page
from
  documents d
  left join schools s on s.id = d.school_id
  left join courses c on c.id = d.course_id
  join files f on f.sha256 = d.file_sha256
  cross join lateral (
    select
      d.id,
      d.title,
      d.file_name as "fileName",
      d.description,
      d.subject,
      d.document_type as "documentType",
      d.page_count as "pageCount",
      d.file_size as "fileSize",
      d.school_id as "schoolId",
      s.name as "schoolName",
      d.course_id as "courseId",
      c.code as "courseCode",
      c.name as "courseName",
      d.term,
      to_char(
        d.uploaded_at at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      ) as "uploadedAt",
      d.status,
      d.reason,
      d.view_count as "viewCount",
      case
        when d.rating_count > 0 then json_build_object(
          'average',
          round(d.rating_hundredths / 100.0, 1),
          'count',
          d.rating_count
        )
      end as rating,
      d.step,
      (
        select
          coalesce(
            json_agg(
              json_build_object(
                'number',
                p.number,
                'width',
                p.width,
                'height',
                p.height
              )
              order by
                p.number
            ),
            '[]'
          )
        from
          document_pages p
        where
          p.document_id = d.id
      ) as pages,
      (
        select
          r.stars
        from
          document_ratings r
        where
          r.document_id = d.id
          and r.user_id = $2
      ) as "myRating"
  ) page
where
  d.id = $1;

-- listNewestCards
select
  coalesce(
    json_agg(
      card
      order by
        d.at
    ) filter (
      where
        d.at <= 1
    ),
    '[]'
  )::text as cards,
  case
    when count(*) > 1 then max(d.id) filter (
      where
        d.at = 1
    )
  end as last_id
from
  (
    select
      row_number() over (
        order by
          d.uploaded_at desc,
          d.id desc
      ) as at,
      d.id,
      d.title,
      d.file_name,
      d.description,
      d.subject,
      d.document_type,
      d.page_count,
      d.file_size,
      d.school_id,
      d.course_id,
      d.term,
      d.uploaded_at,
      d.status,
      d.reason,
      d.view_count,
      d.rating_sum,
      d.rating_count,
      d.rating_hundredths,
      d.deleted_at,
      d.deleted_reason,
      d.withdrawn_at,
      d.held_at,
      d.uploader_id
    from
      documents d
    where
      d.is_listed
      and (d.uploaded_at, d.id) < (
        select
          uploaded_at,
          id
        from
          documents
        where
          id = $1
      )
    order by
      d.uploaded_at desc,
      d.id desc
    limit
      2
  ) d
  left join schools s on s.id = d.school_id
  left join courses c on c.id = d.course_id
  cross join lateral (
    select
      d.id,
      d.title,
      d.file_name as "fileName",
      d.description,
      d.subject,
      d.document_type as "documentType",
      d.page_count as "pageCount",
      d.file_size as "fileSize",
      d.school_id as "schoolId",
      s.name as "schoolName",
      d.course_id as "courseId",
      c.code as "courseCode",
      c.name as "courseName",
      d.term,
      to_char(
        d.uploaded_at at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      ) as "uploadedAt",
      d.status,
      d.reason,
      d.view_count as "viewCount",
      case
        when d.rating_count > 0 then json_build_object(
          'average',
          round(d.rating_hundredths / 100.0, 1),
          'count',
          d.rating_count
        )
      end as rating
  ) card;

-- listNewestCards
select
  coalesce(
    json_agg(
      card
      order by
        d.at
    ) filter (
      where
        d.at <= NaN
    ),
    '[]'
  )::text as cards,
  case
    when count(*) > NaN then max(d.id) filter (
      where
        d.at = NaN
    )
  end as last_id
from
  (
    select
      row_number() over (
        order by
          d.uploaded_at desc,
          d.id desc
      ) as at,
      d.id,
      d.title,
      d.file_name,
      d.description,
      d.subject,
      d.document_type,
      d.page_count,
      d.file_size,
      d.school_id,
      d.course_id,
      d.term,
      d.uploaded_at,
      d.status,
      d.reason,
      d.view_count,
      d.rating_sum,
      d.rating_count,
      d.rating_hundredths,
      d.deleted_at,
      d.deleted_reason,
      d.withdrawn_at,
      d.held_at,
      d.uploader_id
    from
      documents d
    where
      d.is_listed
    order by
      d.uploaded_at desc,
      d.id desc
    limit
      NaN
  ) d
  left join schools s on s.id = d.school_id
  left join courses c on c.id = d.course_id
  cross join lateral (
    select
      d.id,
      d.title,
      d.file_name as "fileName",
      d.description,
      d.subject,
      d.document_type as "documentType",
      d.page_count as "pageCount",
      d.file_size as "fileSize",
      d.school_id as "schoolId",
      s.name as "schoolName",
      d.course_id as "courseId",
      c.code as "courseCode",
      c.name as "courseName",
      d.term,
      to_char(
        d.uploaded_at at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      ) as "uploadedAt",
      d.status,
      d.reason,
      d.view_count as "viewCount",
      case
        when d.rating_count > 0 then json_build_object(
          'average',
          round(d.rating_hundredths / 100.0, 1),
          'count',
          d.rating_count
        )
      end as rating
  ) card;
