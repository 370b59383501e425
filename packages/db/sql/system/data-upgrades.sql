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
  o.left,
  o.first_id
from
  (
    select
      count(*)::int as left,
      min(id) as first_id
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
  o.left,
  o.first_id
from
  (
    select
      count(*)::int as left,
      min(id) as first_id
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
      ) r
  ) o;
