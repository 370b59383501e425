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

-- searchDocuments
select
  c.relname || '.' || a.attname as "column",
  greatest(c.reltuples, 0)::float8 as rows,
  s.most_common_elems::text::text[] as words,
  s.most_common_elem_freqs::float8[] as shares
from
  pg_class c
  join pg_attribute a on a.attrelid = c.oid
  and a.attname in ('title_words', 'words')
  left join pg_stats s on s.schemaname = 'public'
  and s.tablename = c.relname
  and s.attname = a.attname
where
  c.oid in (
    'public.documents'::regclass,
    'public.document_pages'::regclass
  );

-- searchDocuments
select
  part,
  array(
    select
      word
    from
      (
        (
          select
            word
          from
            search_words
          where
            length(part) = 1
            and left(word, 1) = part
          order by
            length(word),
            word
          limit
            $1
        )
        union all
        (
          select
            word
          from
            search_words
          where
            length(part) = 2
            and left(word, 2) = part
          order by
            length(word),
            word
          limit
            $2
        )
        union all
        (
          select
            word
          from
            search_words
          where
            length(part) > 2
            and word >= part
            and word < part || chr(1114111)
          limit
            $3
        )
      ) known
    group by
      word
    order by
      not starts_with(word, part),
      length(word),
      word
    limit
      $4
  ) as words
from
  (
    select distinct
      part collate "C" as part
    from
      unnest($5::text[]) as part
  ) parts;

-- searchDocuments
select
  "found".*,
  (rank)::bigint as "lead"
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
      "page"."rank"
    from
      "documents" as "d"
      left join "schools" as "s" on "s"."id" = "d"."school_id"
      left join "courses" as "c" on "c"."id" = "d"."course_id"
      inner join (
        select
          "id",
          "rank"
        from
          (
            select
              "id",
              "uploaded_at",
              "view_count",
              "rating_hundredths",
              max("rank") as "rank"
            from
              (
                (
                  (
                    select
                      "d"."id",
                      "d"."uploaded_at",
                      "d"."view_count",
                      "d"."rating_hundredths",
                      "d"."document_type",
                      "d"."subject",
                      5 as "rank",
                      0 as "part"
                    from
                      "documents" as "d"
                    where
                      (
                        "d"."is_listed" = $1
                        and "d"."subject" in ($2)
                      )
                      and lower(d.title) = lower($3)
                    order by
                      "d"."uploaded_at" desc,
                      "d"."id" desc
                    limit
                      $4
                  )
                )
                union all
                (
                  select
                    "id",
                    "uploaded_at",
                    "view_count",
                    "rating_hundredths",
                    "document_type",
                    "subject",
                    "rank",
                    "part"
                  from
                    (
                      select
                        *
                      from
                        (
                          (
                            select
                              "d"."id",
                              "d"."uploaded_at",
                              "d"."view_count",
                              "d"."rating_hundredths",
                              "d"."document_type",
                              "d"."subject",
                              4 as "rank",
                              1 as "part",
                              "d"."title_words" as "words",
                              "d"."segment"
                            from
                              "documents" as "d"
                            where
                              (
                                "d"."is_listed" = $5
                                and "d"."subject" in ($6)
                              )
                          )
                        ) as one
                      where
                        words @@ $7::tsquery
                      offset
                        0
                    ) as found
                  order by
                    uploaded_at desc,
                    id desc
                  limit
                    $8
                )
                union all
                (
                  select
                    "id",
                    "uploaded_at",
                    "view_count",
                    "rating_hundredths",
                    "document_type",
                    "subject",
                    "rank",
                    "part"
                  from
                    (
                      select
                        *
                      from
                        (
                          (
                            select
                              "d"."id",
                              "d"."uploaded_at",
                              "d"."view_count",
                              "d"."rating_hundredths",
                              "d"."document_type",
                              "d"."subject",
                              2 as "rank",
                              2 as "part",
                              "d"."words" as "words",
                              "d"."segment"
                            from
                              "documents" as "d"
                            where
                              (
                                "d"."is_listed" = $9
                                and "d"."subject" in ($10)
                              )
                          )
                        ) as one
                      where
                        words @@ $11::tsquery
                      offset
                        0
                    ) as found
                  order by
                    uploaded_at desc,
                    id desc
                  limit
                    $12
                )
                union all
                (
                  (
                    select
                      "d"."id",
                      "d"."uploaded_at",
                      "d"."view_count",
                      "d"."rating_hundredths",
                      "d"."document_type",
                      "d"."subject",
                      1 as "rank",
                      3 as "part"
                    from
                      "documents" as "d"
                    where
                      (
                        "d"."is_listed" = $13
                        and "d"."subject" in ($14)
                      )
                      and d.id = any (
                        array(
                          select distinct
                            document_id
                          from
                            (
                              select
                                *
                              from
                                (
                                  (
                                    select
                                      "p"."document_id",
                                      "p"."words",
                                      "p"."segment"
                                    from
                                      "document_pages" as "p"
                                    where
                                      p.is_free
                                      and "p"."document_id" in (
                                        select
                                          "d"."id"
                                        from
                                          "documents" as "d"
                                        where
                                          (
                                            "d"."is_listed" = $15
                                            and "d"."subject" in ($16)
                                          )
                                      )
                                  )
                                ) as one
                              where
                                words @@ $17::tsquery
                              offset
                                0
                            ) as found
                        )
                      )
                    order by
                      "d"."id" desc
                    limit
                      $18
                  )
                )
                union all
                (
                  (
                    select
                      "d"."id",
                      "d"."uploaded_at",
                      "d"."view_count",
                      "d"."rating_hundredths",
                      "d"."document_type",
                      "d"."subject",
                      1 as "rank",
                      4 as "part"
                    from
                      "documents" as "d"
                    where
                      (
                        "d"."is_listed" = $19
                        and "d"."subject" in ($20)
                      )
                      and d.id in (
                        (
                          select
                            id
                          from
                            documents
                          where
                            uploader_id = $21
                          order by
                            uploaded_at desc,
                            id desc
                          limit
                            $22
                        )
                        union
                        (
                          select
                            document_id
                          from
                            document_unlocks
                          where
                            user_id = $23
                          order by
                            document_id desc
                          limit
                            $24
                        )
                      )
                      and (
                        select
                          true
                        from
                          document_pages p
                        where
                          p.document_id = d.id
                          and p.words @@ $25::tsquery
                        limit
                          1
                      )
                  )
                )
              ) as "match"
            group by
              "id",
              "uploaded_at",
              "view_count",
              "rating_hundredths"
          ) as "each"
        where
          (rank, uploaded_at, id) < (
            select
              $26::bigint,
              uploaded_at,
              id
            from
              documents
            where
              id = $27
          )
        order by
          rank desc,
          uploaded_at desc,
          id desc
        limit
          $28
      ) as "page" on "page"."id" = "d"."id"
  ) as "found"
order by
  rank desc,
  uploaded_at desc,
  id desc;

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
        and p.words @@ $3::tsquery
        or p.words @@ $4::tsquery
      )
    order by
      p.number
    limit
      $5
  ) h
order by
  h.document_id,
  h.number;

-- countByFacet
with
  found as materialized (
    select
      *
    from
      (
        (
          select
            "d"."id",
            "d"."document_type",
            "d"."subject",
            0 as "part"
          from
            "documents" as "d"
          where
            "d"."is_listed" = $1
          limit
            $2
        )
      ) as match
  ),
  each as (
    select distinct
      id,
      document_type,
      subject
    from
      found
    limit
      $3
  )
select
  document_type,
  subject,
  count(*) as count,
  exists (
    select
    from
      found
    group by
      part
    having
      count(*) >= $4
  )
  or (
    select
      count(*)
    from
      each
  ) >= $5 as is_capped
from
  each
group by
  document_type,
  subject;

-- countByFacet
select
  c.relname || '.' || a.attname as "column",
  greatest(c.reltuples, 0)::float8 as rows,
  s.most_common_elems::text::text[] as words,
  s.most_common_elem_freqs::float8[] as shares
from
  pg_class c
  join pg_attribute a on a.attrelid = c.oid
  and a.attname in ('title_words', 'words')
  left join pg_stats s on s.schemaname = 'public'
  and s.tablename = c.relname
  and s.attname = a.attname
where
  c.oid in (
    'public.documents'::regclass,
    'public.document_pages'::regclass
  );

-- countByFacet
select
  part,
  array(
    select
      word
    from
      (
        (
          select
            word
          from
            search_words
          where
            length(part) = 1
            and left(word, 1) = part
          order by
            length(word),
            word
          limit
            $1
        )
        union all
        (
          select
            word
          from
            search_words
          where
            length(part) = 2
            and left(word, 2) = part
          order by
            length(word),
            word
          limit
            $2
        )
        union all
        (
          select
            word
          from
            search_words
          where
            length(part) > 2
            and word >= part
            and word < part || chr(1114111)
          limit
            $3
        )
      ) known
    group by
      word
    order by
      not starts_with(word, part),
      length(word),
      word
    limit
      $4
  ) as words
from
  (
    select distinct
      part collate "C" as part
    from
      unnest($5::text[]) as part
  ) parts;

-- countByFacet
with
  found as materialized (
    select
      *
    from
      (
        (
          (
            select
              "d"."id",
              "d"."uploaded_at",
              "d"."view_count",
              "d"."rating_hundredths",
              "d"."document_type",
              "d"."subject",
              5 as "rank",
              0 as "part"
            from
              "documents" as "d"
            where
              (
                "d"."is_listed" = $1
                and "d"."subject" in ($2)
              )
              and lower(d.title) = lower($3)
            order by
              "d"."uploaded_at" desc,
              "d"."id" desc
            limit
              $4
          )
        )
        union all
        (
          select
            "id",
            "uploaded_at",
            "view_count",
            "rating_hundredths",
            "document_type",
            "subject",
            "rank",
            "part"
          from
            (
              select
                *
              from
                (
                  (
                    select
                      "d"."id",
                      "d"."uploaded_at",
                      "d"."view_count",
                      "d"."rating_hundredths",
                      "d"."document_type",
                      "d"."subject",
                      4 as "rank",
                      1 as "part",
                      "d"."title_words" as "words",
                      "d"."segment"
                    from
                      "documents" as "d"
                    where
                      (
                        "d"."is_listed" = $5
                        and "d"."subject" in ($6)
                      )
                  )
                ) as one
              where
                words @@ $7::tsquery
              offset
                0
            ) as found
          order by
            uploaded_at desc,
            id desc
          limit
            $8
        )
        union all
        (
          select
            "id",
            "uploaded_at",
            "view_count",
            "rating_hundredths",
            "document_type",
            "subject",
            "rank",
            "part"
          from
            (
              select
                *
              from
                (
                  (
                    select
                      "d"."id",
                      "d"."uploaded_at",
                      "d"."view_count",
                      "d"."rating_hundredths",
                      "d"."document_type",
                      "d"."subject",
                      2 as "rank",
                      2 as "part",
                      "d"."words" as "words",
                      "d"."segment"
                    from
                      "documents" as "d"
                    where
                      (
                        "d"."is_listed" = $9
                        and "d"."subject" in ($10)
                      )
                  )
                ) as one
              where
                words @@ $11::tsquery
              offset
                0
            ) as found
          order by
            uploaded_at desc,
            id desc
          limit
            $12
        )
        union all
        (
          (
            select
              "d"."id",
              "d"."uploaded_at",
              "d"."view_count",
              "d"."rating_hundredths",
              "d"."document_type",
              "d"."subject",
              1 as "rank",
              3 as "part"
            from
              "documents" as "d"
            where
              (
                "d"."is_listed" = $13
                and "d"."subject" in ($14)
              )
              and d.id = any (
                array(
                  select distinct
                    document_id
                  from
                    (
                      select
                        *
                      from
                        (
                          (
                            select
                              "p"."document_id",
                              "p"."words",
                              "p"."segment"
                            from
                              "document_pages" as "p"
                            where
                              p.is_free
                              and "p"."document_id" in (
                                select
                                  "d"."id"
                                from
                                  "documents" as "d"
                                where
                                  (
                                    "d"."is_listed" = $15
                                    and "d"."subject" in ($16)
                                  )
                              )
                          )
                        ) as one
                      where
                        words @@ $17::tsquery
                      offset
                        0
                    ) as found
                )
              )
            order by
              "d"."id" desc
            limit
              $18
          )
        )
        union all
        (
          (
            select
              "d"."id",
              "d"."uploaded_at",
              "d"."view_count",
              "d"."rating_hundredths",
              "d"."document_type",
              "d"."subject",
              1 as "rank",
              4 as "part"
            from
              "documents" as "d"
            where
              (
                "d"."is_listed" = $19
                and "d"."subject" in ($20)
              )
              and d.id in (
                (
                  select
                    id
                  from
                    documents
                  where
                    uploader_id = $21
                  order by
                    uploaded_at desc,
                    id desc
                  limit
                    $22
                )
                union
                (
                  select
                    document_id
                  from
                    document_unlocks
                  where
                    user_id = $23
                  order by
                    document_id desc
                  limit
                    $24
                )
              )
              and (
                select
                  true
                from
                  document_pages p
                where
                  p.document_id = d.id
                  and p.words @@ $25::tsquery
                limit
                  1
              )
          )
        )
      ) as match
  ),
  each as (
    select distinct
      id,
      document_type,
      subject
    from
      found
    limit
      $26
  )
select
  document_type,
  subject,
  count(*) as count,
  exists (
    select
    from
      found
    group by
      part
    having
      count(*) >= $27
  )
  or (
    select
      count(*)
    from
      each
  ) >= $28 as is_capped
from
  each
group by
  document_type,
  subject;
