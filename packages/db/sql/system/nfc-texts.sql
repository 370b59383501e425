-- normalizeTexts
with
  walked as (
    select
      id
    from
      "documents"
    where
      id > $1
    order by
      id
    limit
      $2
  ),
  old as (
    select
      id
    from
      "documents"
    where
      id in (
        select
          id
        from
          walked
      )
      and (
        "title" is not nfc normalized
        or "description" is not nfc normalized
      )
    order by
      id
    for no key update
  ),
  changed as (
    update "documents"
    set
      "title" = normalize("title", nfc),
      "description" = normalize("description", nfc)
    where
      id in (
        select
          id
        from
          old
      )
  )
select
  max(id) as last_id
from
  walked;
