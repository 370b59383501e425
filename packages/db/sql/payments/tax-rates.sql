-- findTaxRate
select
  "name",
  percent::float8 as "percent"
from
  "tax_rates"
where
  "country" = ($1);
