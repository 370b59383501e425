-- findPriceBookAt
select
  *
from
  "price_books"
where
  "valid_from" <= ($1)
  and (
    "valid_until" is null
    or "valid_until" > ($2)
  )
order by
  "valid_from" desc,
  "id" desc
limit
  $3;

-- findPriceBook
select
  *
from
  "price_books"
where
  "id" = ($1);
