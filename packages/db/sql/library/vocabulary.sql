-- expandTerms
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

-- expandTerms
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
            word >= part
            and word < part || chr(1114111)
          limit
            $1
        )
        union
        (
          select
            word
          from
            search_words
          where
            word like '%' || part || '%'
          limit
            $2
        )
      ) known
    group by
      word
    order by
      not starts_with(word, part),
      length(word),
      word
    limit
      $3
  ) as words
from
  (
    select distinct
      part collate "C" as part
    from
      unnest($4::text[]) as part
  ) parts;
