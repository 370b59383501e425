-- stemsOf
select
  unnest(tsvector_to_array(to_tsvector('english', $1))) as stem;

-- countStems
select
  coalesce(sum(cardinality(word.positions)), 0)::int as length,
  coalesce(
    json_object_agg(word.lexeme, cardinality(word.positions)) filter (
      where
        word.lexeme = any ($1::text[])
    ),
    '{}'
  ) as counts
from
  unnest($2::text[]) with ordinality as given (text, place)
  left join lateral unnest(to_tsvector('english', given.text)) as word on true
group by
  place
order by
  place;

-- countStemsOfPages
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
      coalesce(
        free_stems,
        to_tsvector('english', plain_words (text))
      ) as stems
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
  left join lateral unnest(p.stems) as word on true
group by
  p.number
order by
  p.number;
