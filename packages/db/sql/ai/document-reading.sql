-- listPageBeginnings
select
  number,
  left(text, $1) as beginning,
  octet_length(text) as bytes
from
  (
    select
      number,
      text,
      words
    from
      document_pages
    where
      document_id = $2
      and number <= $3
      and is_text_checked
    order by
      number
    limit
      $4
  ) as p
order by
  number;

-- listDocumentWords
select distinct
  word
from
  (
    select
      number,
      text,
      words
    from
      document_pages
    where
      document_id = $1
      and number <= $2
      and is_text_checked
    order by
      number
    limit
      $3
  ) as p,
  unnest(tsvector_to_array(p.words)) as word
limit
  $4;

-- countWordsOfPages
select
  p.number,
  coalesce(sum(cardinality(word.positions)), 0)::int as length,
  coalesce(
    json_object_agg(word.lexeme, cardinality(word.positions)) filter (
      where
        word.lexeme = any ($1::text[])
    ),
    '{}'
  ) as counts
from
  (
    select
      number,
      text,
      words
    from
      document_pages
    where
      document_id = $2
      and number <= $3
      and is_text_checked
    order by
      number
    limit
      $4
  ) as p
  left join lateral unnest(p.words) as word on true
group by
  p.number
order by
  p.number;
