-- countByVersion
select
  (
    select
      count(*)::int
    from
      (
        select
        from
          "questions"
        where
          "content_version" >= $1
        order by
          "content_version",
          "id"
        limit
          $2
      ) r
  ) as done,
  o.*
from
  (
    select
      count(*)::int as left,
      coalesce(
        string_agg(
          r.id::text,
          ' '
          order by
            r.place
        ) filter (
          where
            r.place <= 10
        ),
        ''
      ) as next_ids
    from
      (
        select
          id,
          row_number() over () as place
        from
          (
            select
              "id" as id
            from
              "questions"
            where
              "content_version" < $3
            order by
              "content_version",
              "id"
            limit
              $4
          ) l
      ) r
  ) o;

-- countAfter
select
  (
    select
      count(*)::int
    from
      (
        select
        from
          "documents"
        where
          id <= $1
        order by
          id
        limit
          $2
      ) r
  ) as done,
  o.*
from
  (
    select
      count(*)::int as left,
      coalesce(
        string_agg(
          r.id::text,
          ' '
          order by
            r.place
        ) filter (
          where
            r.place <= 10
        ),
        ''
      ) as next_ids
    from
      (
        select
          id,
          row_number() over () as place
        from
          (
            select
              id
            from
              "documents"
            where
              id > $3
            order by
              id
            limit
              $4
          ) l
      ) r
  ) o;
