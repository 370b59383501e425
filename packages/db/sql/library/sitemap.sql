-- listSitemapBlocks
select
  b.block
from
  generate_series(
    0,
    (
      select
        max(id)
      from
        documents
    ) / $1::bigint
  ) as b (block)
where
  exists (
    select
    from
      documents
    where
      id >= b.block * $2::bigint
      and id < (b.block + 1) * $3::bigint
      and is_listed
  )
order by
  b.block;

-- listSitemapEntries
select
  id::text as name,
  coalesce(published_at, uploaded_at) as changed_at
from
  documents
where
  id >= $1::bigint
  and id < $2::bigint
  and is_listed
order by
  id;
