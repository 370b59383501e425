-- searchDocuments
select
  "found".*,
  (0)::bigint as "lead"
from
  (
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
      "d"."uploader_id",
      "s"."name" as "school_name",
      "c"."code" as "course_code",
      "c"."name" as "course_name",
      (
        case
          when "d"."title" ilike $1 then 3
          when "d"."search_text" ilike $2 then 2
          else 1
        end
      ) as "rank"
    from
      "documents" as "d"
      left join "schools" as "s" on "s"."id" = "d"."school_id"
      left join "courses" as "c" on "c"."id" = "d"."course_id"
    where
      (
        "d"."is_listed" = $3
        and "d"."school_id" = ($4)
        and "d"."course_id" = ($5)
        and "d"."subject" in ($6)
        and "d"."document_type" in ($7)
        and (
          d.document_type = 'study_guide'
          or d.title ilike '%guide%'
          or d.title ilike '%notes%'
        )
        and d.id in (
          select
            id
          from
            documents
          where
            "search_text" ilike $8
          union
          select
            document_id
          from
            document_pages
          where
            is_free
            and words @@ to_tsquery('simple', $9)
          union
          select
            document_id
          from
            document_pages
          where
            words @@ to_tsquery('simple', $10)
          union
          select
            document_id
          from
            document_pages
          where
            document_id in (
              (
                select
                  id
                from
                  documents
                where
                  uploader_id = $11
                order by
                  uploaded_at desc,
                  id desc
                limit
                  $12
              )
              union
              (
                select
                  document_id
                from
                  document_unlocks
                where
                  user_id = $13
                order by
                  document_id desc
                limit
                  $14
              )
            )
            and words @@ to_tsquery('simple', $15)
        )
      )
  ) as "found"
where
  (uploaded_at, id) < (
    select
      uploaded_at,
      id
    from
      documents
    where
      id = $16
  )
order by
  uploaded_at desc,
  id desc
limit
  $17;

-- searchDocuments
select
  "found".*,
  (0)::bigint as "lead"
from
  (
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
      "d"."uploader_id",
      "s"."name" as "school_name",
      "c"."code" as "course_code",
      "c"."name" as "course_name",
      0 as "rank"
    from
      "documents" as "d"
      left join "schools" as "s" on "s"."id" = "d"."school_id"
      left join "courses" as "c" on "c"."id" = "d"."course_id"
    where
      "d"."is_listed" = $1
  ) as "found"
order by
  uploaded_at desc,
  id desc
limit
  $2;

-- findPageHits
select
  h.*
from
  unnest($1::bigint[]) as d (id),
  lateral (
    select
      p.document_id,
      p.number,
      p.text,
      p.is_free
    from
      document_pages p
    where
      p.document_id = d.id
      and (
        (
          p.is_free
          or p.document_id = any ($2)
        )
        and words @@ to_tsquery('simple', $3)
        or words @@ to_tsquery('simple', $4)
      )
    order by
      p.number
    limit
      $5
  ) h
order by
  h.document_id,
  h.number;

-- countMatching
select
  count(*) as "count"
from
  (
    select
      "d"."id"
    from
      "documents" as "d"
    where
      (
        "d"."is_listed" = $1
        and "d"."school_id" = ($2)
        and "d"."course_id" = ($3)
        and "d"."subject" in ($4)
        and "d"."document_type" in ($5)
        and (
          d.document_type = 'study_guide'
          or d.title ilike '%guide%'
          or d.title ilike '%notes%'
        )
        and d.id in (
          select
            id
          from
            documents
          where
            "search_text" ilike $6
          union
          select
            document_id
          from
            document_pages
          where
            is_free
            and words @@ to_tsquery('simple', $7)
          union
          select
            document_id
          from
            document_pages
          where
            words @@ to_tsquery('simple', $8)
          union
          select
            document_id
          from
            document_pages
          where
            document_id in (
              (
                select
                  id
                from
                  documents
                where
                  uploader_id = $9
                order by
                  uploaded_at desc,
                  id desc
                limit
                  $10
              )
              union
              (
                select
                  document_id
                from
                  document_unlocks
                where
                  user_id = $11
                order by
                  document_id desc
                limit
                  $12
              )
            )
            and words @@ to_tsquery('simple', $13)
        )
      )
    limit
      $14
  ) as "some";

-- countMatching
select
  count(*) as "count"
from
  (
    select
      "d"."id"
    from
      "documents" as "d"
    where
      "d"."is_listed" = $1
    limit
      $2
  ) as "some";

-- countByFacet
select
  "document_type",
  "subject",
  count(*) as "count"
from
  (
    select
      "d"."document_type",
      "d"."subject"
    from
      "documents" as "d"
    where
      (
        "d"."is_listed" = $1
        and "d"."school_id" = ($2)
        and "d"."course_id" = ($3)
        and "d"."subject" in ($4)
        and "d"."document_type" in ($5)
        and (
          d.document_type = 'study_guide'
          or d.title ilike '%guide%'
          or d.title ilike '%notes%'
        )
        and d.id in (
          select
            id
          from
            documents
          where
            "search_text" ilike $6
          union
          select
            document_id
          from
            document_pages
          where
            is_free
            and words @@ to_tsquery('simple', $7)
          union
          select
            document_id
          from
            document_pages
          where
            words @@ to_tsquery('simple', $8)
          union
          select
            document_id
          from
            document_pages
          where
            document_id in (
              (
                select
                  id
                from
                  documents
                where
                  uploader_id = $9
                order by
                  uploaded_at desc,
                  id desc
                limit
                  $10
              )
              union
              (
                select
                  document_id
                from
                  document_unlocks
                where
                  user_id = $11
                order by
                  document_id desc
                limit
                  $12
              )
            )
            and words @@ to_tsquery('simple', $13)
        )
      )
    limit
      $14
  ) as "some"
group by
  "document_type",
  "subject";

-- countByFacet
select
  "document_type",
  "subject",
  count(*) as "count"
from
  (
    select
      "d"."document_type",
      "d"."subject"
    from
      "documents" as "d"
    where
      "d"."is_listed" = $1
    limit
      $2
  ) as "some"
group by
  "document_type",
  "subject";
