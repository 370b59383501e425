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
      "d"."withdrawn_at",
      "d"."held_at",
      "d"."uploader_id",
      "s"."name" as "school_name",
      "c"."code" as "course_code",
      "c"."name" as "course_name",
      0 as "rank",
      false as "is_open",
      null::json as "hits"
    from
      "documents" as "d"
      left join "schools" as "s" on "s"."id" = "d"."school_id"
      left join "courses" as "c" on "c"."id" = "d"."course_id"
    where
      d.is_listed
  ) as "found"
order by
  uploaded_at desc,
  id desc
limit
  $1;

-- searchDocuments
select
  c.relname || '.' || a.attname as "column",
  (
    greatest(c.reltuples, 0) * (1 - coalesce(s.null_frac, 0))
  )::float8 as rows,
  s.most_common_elems::text::text[] as words,
  s.most_common_elem_freqs::float8[] as shares
from
  pg_class c
  join pg_attribute a on a.attrelid = c.oid
  left join pg_stats s on s.schemaname = 'public'
  and s.tablename = c.relname
  and s.attname = a.attname
where
  c.relnamespace = 'public'::regnamespace
  and c.relname || '.' || a.attname = any ($1);

-- searchDocuments
with
  "asked" as materialized (
    select
      title,
      whole::tsquery,
      typed::tsquery,
      open::tsquery,
      (
        select
          string_agg(side_by_side, ' & ')::tsquery
        from
          (
            select
              '(' || string_agg(
                any_of,
                ' <-> '
                order by
                  place.ordinality
              ) || ')' as side_by_side
            from
              jsonb_array_elements(parts) with ordinality as term,
              jsonb_array_elements(term.value) with ordinality as place,
              lateral (
                select
                  (place.value -> 'anyOf' ->> 0) collate "C" as part
              ) as typed,
              lateral (
                select
                  '(' || string_agg('''' || word || '''', ' | ') || ')' as any_of
                from
                  (
                    select
                      jsonb_array_elements_text(place.value -> 'anyOf') as word
                    union
                    (
                      select
                        word
                      from
                        (
                          (
                            select
                              word
                            from
                              "search_words"
                            where
                              length(typed.part) = 1
                              and left(word, 1) = typed.part
                            order by
                              length(word),
                              word
                            limit
                              50
                          )
                          union all
                          (
                            select
                              word
                            from
                              "search_words"
                            where
                              length(typed.part) = 2
                              and left(word, 2) = typed.part
                            order by
                              length(word),
                              word
                            limit
                              50
                          )
                          union all
                          (
                            select
                              word
                            from
                              "search_words"
                            where
                              length(typed.part) > 2
                              and word >= typed.part
                              and word < typed.part || chr(1114111)
                            limit
                              50
                          )
                        ) known
                      where
                        place.value ->> 'or' = 'knownBeginnings'
                      group by
                        word
                      order by
                        not starts_with(word, typed.part),
                        length(word),
                        word
                      limit
                        coalesce((place.value ->> 'most')::int, 50)
                    )
                    union
                    (
                      select
                        word
                      from
                        (
                          (
                            select
                              word
                            from
                              "search_words"
                            where
                              word >= typed.part
                              and word < typed.part || chr(1114111)
                            limit
                              50
                          )
                          union
                          (
                            select
                              word
                            from
                              "search_words"
                            where
                              word like '%' || typed.part || '%'
                            limit
                              500
                          )
                        ) known
                      where
                        place.value ->> 'or' = 'knownParts'
                      group by
                        word
                      order by
                        not starts_with(word, typed.part),
                        length(word),
                        word
                      limit
                        coalesce((place.value ->> 'most')::int, 50)
                    )
                  ) words
              ) as each_place
            group by
              term.ordinality
          ) terms
      ) as parts,
      segments,
      reader,
      lead,
      "after",
      most
    from
      jsonb_to_record($1::jsonb) as given (
        title text,
        whole text,
        typed text,
        open text,
        parts jsonb,
        segments jsonb,
        reader text,
        lead bigint,
        "after" bigint,
        most bigint
      )
  )
select
  "found".*,
  (rank)::bigint as "lead",
  (
    select
      json_agg(hit)
    from
      (
        select
          p.number,
          p.text,
          p.is_free
        from
          document_pages p
        where
          p.document_id = found.id
          and (
            p.is_free
            or found.is_open
          )
          and p.words @@ (
            select
              "typed"
            from
              asked
          )
        order by
          p.number
        limit
          4
      ) hit
  ) as "hits"
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
      "d"."withdrawn_at",
      "d"."held_at",
      "d"."uploader_id",
      "s"."name" as "school_name",
      "c"."code" as "course_code",
      "c"."name" as "course_name",
      "page"."rank",
      (
        d.uploader_id is not distinct from (
          select
            "reader"
          from
            asked
        )
        or exists (
          select
          from
            document_unlocks u
          where
            u.user_id = (
              select
                "reader"
              from
                asked
            )
            and u.document_id = d.id
        )
      ) as "is_open"
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
                        d.is_listed
                        and "d"."subject" in ($2)
                      )
                      and lower(d.title) = lower(
                        (
                          select
                            "title"
                          from
                            asked
                        )
                      )
                    order by
                      "d"."uploaded_at" desc,
                      "d"."id" desc
                    limit
                      1001
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
                                d.is_listed
                                and "d"."subject" in ($3)
                              )
                          )
                        ) as one
                      where
                        words @@ (
                          select
                            "whole"
                          from
                            asked
                        )
                      offset
                        0
                    ) as found
                  order by
                    uploaded_at desc,
                    id desc
                  limit
                    1001
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
                              3 as "rank",
                              2 as "part",
                              "d"."title_words" as "words",
                              "d"."segment"
                            from
                              "documents" as "d"
                            where
                              (
                                d.is_listed
                                and "d"."subject" in ($4)
                              )
                          )
                        ) as one
                      where
                        words @@ (
                          select
                            "parts"
                          from
                            asked
                        )
                      offset
                        0
                    ) as found
                  order by
                    uploaded_at desc,
                    id desc
                  limit
                    1001
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
                              3 as "part",
                              "d"."words" as "words",
                              "d"."segment"
                            from
                              "documents" as "d"
                            where
                              (
                                d.is_listed
                                and "d"."subject" in ($5)
                              )
                          )
                        ) as one
                      where
                        words @@ (
                          select
                            "parts"
                          from
                            asked
                        )
                      offset
                        0
                    ) as found
                  order by
                    uploaded_at desc,
                    id desc
                  limit
                    1001
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
                        d.is_listed
                        and "d"."subject" in ($6)
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
                                            d.is_listed
                                            and "d"."subject" in ($7)
                                          )
                                      )
                                  )
                                ) as one
                              where
                                words @@ (
                                  select
                                    "open"
                                  from
                                    asked
                                )
                              offset
                                0
                            ) as found
                        )
                      )
                    order by
                      "d"."id" desc
                    limit
                      1001
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
                      5 as "part"
                    from
                      "documents" as "d"
                    where
                      (
                        d.is_listed
                        and "d"."subject" in ($8)
                      )
                      and d.id in (
                        (
                          select
                            id
                          from
                            documents
                          where
                            uploader_id = (
                              select
                                "reader"
                              from
                                asked
                            )
                          order by
                            uploaded_at desc,
                            id desc
                          limit
                            200
                        )
                        union
                        (
                          select
                            document_id
                          from
                            document_unlocks
                          where
                            user_id = (
                              select
                                "reader"
                              from
                                asked
                            )
                          order by
                            document_id desc
                          limit
                            200
                        )
                      )
                      and (
                        select
                          true
                        from
                          document_pages p
                        where
                          p.document_id = d.id
                          and p.words @@ (
                            select
                              "typed"
                            from
                              asked
                          )
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
              (
                select
                  "lead"
                from
                  asked
              ),
              uploaded_at,
              id
            from
              documents
            where
              id = (
                select
                  "after"
                from
                  asked
              )
          )
        order by
          rank desc,
          uploaded_at desc,
          id desc
        limit
          (
            select
              "most"
            from
              asked
          )
      ) as "page" on "page"."id" = "d"."id"
  ) as "found"
order by
  rank desc,
  uploaded_at desc,
  id desc;
