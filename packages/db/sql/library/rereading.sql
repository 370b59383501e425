-- isRereadDue
select
  "d"."id"
from
  "documents" as "d"
where
  "d"."id" = ($1)
  and (
    d.reader_version < $2
    and (
      d.is_listed
      or (
        d.status = 'published'
        and d.deleted_at is not null
        and not d.is_removed_for_cause
        and d.had_buyers_when_removed
      )
    )
  );

-- findUncheckedText
select
  "p"."number",
  (
    d.reader_version < $1
    and (
      d.is_listed
      or (
        d.status = 'published'
        and d.deleted_at is not null
        and not d.is_removed_for_cause
        and d.had_buyers_when_removed
      )
    )
  ) as "is_due"
from
  "document_pages" as "p"
  inner join "documents" as "d" on "d"."id" = "p"."document_id"
where
  "p"."document_id" = ($2)
  and "p"."is_text_checked" = $3
limit
  $4;

-- listDueRereads
select
  "d"."id"
from
  "documents" as "d"
where
  "d"."reader_version" < ($1)
  and "d"."is_listed" = true
order by
  "d"."reader_version",
  "d"."id"
limit
  $2;

-- listDueRereads
select
  "d"."id"
from
  "documents" as "d"
where
  "d"."reader_version" < ($1)
  and d.status = 'published'
  and d.deleted_at is not null
  and not d.is_removed_for_cause
  and d.had_buyers_when_removed
order by
  "d"."reader_version",
  "d"."id"
limit
  $2;

-- giveUpRereading
update "documents" as "d"
set
  "reader_version" = $1,
  "reread_problem" = $2,
  "text_check" = case
    when d.text_check = 'done' then 'done'
    else $3
  end
where
  "d"."id" = ($4)
  and (
    d.reader_version < $5
    and (
      d.is_listed
      or (
        d.status = 'published'
        and d.deleted_at is not null
        and not d.is_removed_for_cause
        and d.had_buyers_when_removed
      )
    )
  );

-- countRereads
select
  (
    select
      count(*)::int
    from
      (
        select
        from
          documents d
        where
          d.is_listed
          and d.reader_version >= $1
          and d.reread_problem is null
        order by
          d.reader_version,
          d.id
        limit
          $2
      ) r
  ) as done,
  o.*
from
  (
    select
      count(*)::int as left,
      coalesce(
        string_agg(
          r.id::text,
          ' '
          order by
            r.place
        ) filter (
          where
            r.place <= 10
        ),
        ''
      ) as next_ids
    from
      (
        select
          id,
          row_number() over () as place
        from
          (
            (
              select
                d.id
              from
                documents d
              where
                d.is_listed
                and d.reader_version < $3
              order by
                d.reader_version,
                d.id
              limit
                $4
            )
            union all
            (
              select
                d.id
              from
                documents d
              where
                d.status = 'published'
                and d.deleted_at is not null
                and not d.is_removed_for_cause
                and d.had_buyers_when_removed
                and d.reader_version < $5
              order by
                d.reader_version,
                d.id
              limit
                $6
            )
          ) l
      ) r
  ) o;

-- countRereadProblems
select
  d.reread_problem as reason,
  count(*)::int as count
from
  (
    select
      d.reread_problem
    from
      documents d
    where
      d.status = 'published'
      and d.reread_problem is not null
      and d.reader_version >= $1
      and (
        d.is_listed
        or (
          d.status = 'published'
          and d.deleted_at is not null
          and not d.is_removed_for_cause
          and d.had_buyers_when_removed
        )
      )
    order by
      d.reader_version,
      d.id
    limit
      $2
  ) d
group by
  1
order by
  1;
