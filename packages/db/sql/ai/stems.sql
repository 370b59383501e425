-- stemsOf
select
  unnest(tsvector_to_array(to_tsvector('english', $1))) as stem;

-- countStems
select
  (
    select
      coalesce(sum(cardinality(word.positions)), 0)::int
    from
      unnest(to_tsvector('english', text)) as word
  ) as length,
  (
    select
      coalesce(
        json_object_agg(word.lexeme, cardinality(word.positions)),
        '{}'
      )
    from
      unnest(to_tsvector('english', text)) as word
    where
      word.lexeme = any ($1::text[])
  ) as counts
from
  unnest($2::text[]) with ordinality as given (text, place)
order by
  place;

-- countStemsOfPages
select
  p.number,
  (
    select
      coalesce(sum(cardinality(word.positions)), 0)::int
    from
      unnest(to_tsvector('english', p.text)) as word
  ) as length,
  (
    select
      coalesce(
        json_object_agg(word.lexeme, cardinality(word.positions)),
        '{}'
      )
    from
      unnest(to_tsvector('english', p.text)) as word
    where
      word.lexeme = any ($1::text[])
  ) as counts
from
  document_pages p
where
  p.document_id = $2
  and p.number <= $3
  and p.is_text_checked
order by
  p.number
limit
  $4;
