-- planStems
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
