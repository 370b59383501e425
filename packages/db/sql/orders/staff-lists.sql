-- listOrdersForStaff
select
  "o"."id",
  "o"."topic",
  "o"."service",
  "o"."name",
  "o"."email",
  "w"."name" as "writer_name",
  "o"."status",
  "o"."due_at",
  "o"."currency",
  "o"."final_minor",
  "o"."word_count",
  "o"."created_at",
  (
    o.status in ('paid', 'assigned', 'in_progress', 'revision')
    and o.due_at < $1
  ) as "is_late",
  (
    select
      count(*)
    from
      order_messages m
    where
      m.order_id = o.id
      and m.from_whom = 'customer'
      and m.created_at > coalesce(o.staff_read_at, '-infinity')
  ) as "unread_messages",
  (
    select
      coalesce(
        json_agg(
          json_build_object('kind', n.kind, 'since', n.since)
          order by
            n.since,
            n.kind
        ),
        '[]'
      )
    from
      (
        select
          o.id as order_id,
          'late' as kind,
          o.due_at as since
        from
          orders o
        where
          o.status in ('paid', 'assigned', 'in_progress', 'revision')
          and o.due_at < $2
        union all
        select
          d.order_id,
          'dispute',
          d.created_at
        from
          disputes d
        where
          d.closed_at is null
        union all
        select
          o.id,
          'assign',
          coalesce(o.paid_at, o.created_at)
        from
          orders o
        where
          o.status = 'paid'
        union all
        select
          r.order_id,
          'approve',
          r.created_at
        from
          refunds r
        where
          r.status = 'awaiting_approval'
        union all
        select
          r.order_id,
          'hand_refund',
          r.created_at
        from
          refunds r
          join payments p on p.id = r.payment_id
        where
          r.status = 'pending'
          and p.method <> 'card'
        union all
        select
          r.order_id,
          'failed_refund',
          r.created_at
        from
          refunds r
        where
          r.status = 'failed'
        union all
        select
          o.id,
          'decision',
          coalesce(o.cancelled_at, o.updated_at)
        from
          orders o
        where
          o.status in ('cancelled', 'refunded')
          and (
            (
              select
                coalesce(sum(p.received_minor), 0)
              from
                payments p
              where
                p.order_id = o.id
            ) - (
              select
                coalesce(sum(r.amount_minor), 0)
              from
                refunds r
              where
                r.order_id = o.id
                and r.status <> 'declined'
            ) - (
              select
                coalesce(sum(d.amount_minor), 0)
              from
                disputes d
              where
                d.order_id = o.id
                and d.status = 'lost'
            )
          ) > 0
          and not exists (
            select
            from
              disputes d
            where
              d.order_id = o.id
              and d.closed_at is null
          )
          and (
            greatest(
              (
                select
                  max(r.created_at)
                from
                  refunds r
                where
                  r.order_id = o.id
                  and o.status = 'cancelled'
                  and r.status <> 'declined'
                  and r.cause not in ('late', 'cancelled')
                  and r.created_at >= o.cancelled_at
              ),
              (
                select
                  max(e.at)
                from
                  order_events e
                where
                  e.order_id = o.id
                  and e.kind = 'refund_refused'
                  and e.at >= coalesce(o.cancelled_at, '-infinity')
              )
            ) is null
            or exists (
              select
              from
                payments p
              where
                p.order_id = o.id
                and p.succeeded_at > greatest(
                  (
                    select
                      max(r.created_at)
                    from
                      refunds r
                    where
                      r.order_id = o.id
                      and o.status = 'cancelled'
                      and r.status <> 'declined'
                      and r.cause not in ('late', 'cancelled')
                      and r.created_at >= o.cancelled_at
                  ),
                  (
                    select
                      max(e.at)
                    from
                      order_events e
                    where
                      e.order_id = o.id
                      and e.kind = 'refund_refused'
                      and e.at >= coalesce(o.cancelled_at, '-infinity')
                  )
                )
                and p.received_minor > (
                  select
                    coalesce(sum(r.amount_minor), 0)
                  from
                    refunds r
                  where
                    r.payment_id = p.id
                    and r.status <> 'declined'
                )
            )
            or exists (
              select
              from
                refunds r
              where
                r.order_id = o.id
                and r.status = 'declined'
                and r.merged_into is null
                and r.settled_at > greatest(
                  (
                    select
                      max(r.created_at)
                    from
                      refunds r
                    where
                      r.order_id = o.id
                      and o.status = 'cancelled'
                      and r.status <> 'declined'
                      and r.cause not in ('late', 'cancelled')
                      and r.created_at >= o.cancelled_at
                  ),
                  (
                    select
                      max(e.at)
                    from
                      order_events e
                    where
                      e.order_id = o.id
                      and e.kind = 'refund_refused'
                      and e.at >= coalesce(o.cancelled_at, '-infinity')
                  )
                )
            )
          )
        union all
        select
          o.id,
          'decision',
          min(e.at)
        from
          order_events e
          join orders o on o.id = e.order_id
        where
          e.kind = 'paid'
          and e.detail ? 'reason'
          and o.status not in ('cancelled', 'refunded')
          and not exists (
            select
            from
              disputes d
            where
              d.order_id = o.id
              and d.closed_at is null
          )
          and (
            (
              select
                coalesce(sum(p.received_minor), 0)
              from
                payments p
              where
                p.order_id = o.id
            ) - (
              select
                coalesce(sum(r.amount_minor), 0)
              from
                refunds r
              where
                r.order_id = o.id
                and r.status <> 'declined'
            ) - (
              select
                coalesce(sum(d.amount_minor), 0)
              from
                disputes d
              where
                d.order_id = o.id
                and d.status = 'lost'
            )
          ) > coalesce(o.final_minor, 0)
        group by
          o.id
        union all
        select
          o.id,
          'transfer',
          coalesce(o.placed_at, o.created_at)
        from
          orders o
        where
          o.status = 'awaiting_payment'
          and (
            not exists (
              select
              from
                payments p
              where
                p.order_id = o.id
                and p.method = 'card'
                and (
                  p.status in ('processing', 'succeeded')
                  or p.status <> 'cancelled'
                  and p.updated_at > $3
                )
            )
            or exists (
              select
              from
                payments p
              where
                p.order_id = o.id
                and p.received_minor > 0
            )
          )
        union all
        select
          m.order_id,
          'answer',
          min(m.created_at)
        from
          order_messages m
          join orders o on o.id = m.order_id
        where
          m.from_whom = 'customer'
          and m.created_at > coalesce(o.staff_read_at, '-infinity')
        group by
          m.order_id
      ) as n
    where
      n.order_id = o.id
  ) as "needs"
from
  "orders" as "o"
  left join "writers" as "w" on "w"."id" = "o"."writer_id"
where
  (
    o.id || ' ' || coalesce(o.topic, '') || ' ' || coalesce(o.name, '') || ' ' || coalesce(o.email::text, '')
  ) ilike $4
  and "o"."writer_id" = ($5)
  and o.id in (
    select
      n.order_id
    from
      (
        select
          o.id as order_id,
          'late' as kind,
          o.due_at as since
        from
          orders o
        where
          o.status in ('paid', 'assigned', 'in_progress', 'revision')
          and o.due_at < $6
        union all
        select
          d.order_id,
          'dispute',
          d.created_at
        from
          disputes d
        where
          d.closed_at is null
        union all
        select
          o.id,
          'assign',
          coalesce(o.paid_at, o.created_at)
        from
          orders o
        where
          o.status = 'paid'
        union all
        select
          r.order_id,
          'approve',
          r.created_at
        from
          refunds r
        where
          r.status = 'awaiting_approval'
        union all
        select
          r.order_id,
          'hand_refund',
          r.created_at
        from
          refunds r
          join payments p on p.id = r.payment_id
        where
          r.status = 'pending'
          and p.method <> 'card'
        union all
        select
          r.order_id,
          'failed_refund',
          r.created_at
        from
          refunds r
        where
          r.status = 'failed'
        union all
        select
          o.id,
          'decision',
          coalesce(o.cancelled_at, o.updated_at)
        from
          orders o
        where
          o.status in ('cancelled', 'refunded')
          and (
            (
              select
                coalesce(sum(p.received_minor), 0)
              from
                payments p
              where
                p.order_id = o.id
            ) - (
              select
                coalesce(sum(r.amount_minor), 0)
              from
                refunds r
              where
                r.order_id = o.id
                and r.status <> 'declined'
            ) - (
              select
                coalesce(sum(d.amount_minor), 0)
              from
                disputes d
              where
                d.order_id = o.id
                and d.status = 'lost'
            )
          ) > 0
          and not exists (
            select
            from
              disputes d
            where
              d.order_id = o.id
              and d.closed_at is null
          )
          and (
            greatest(
              (
                select
                  max(r.created_at)
                from
                  refunds r
                where
                  r.order_id = o.id
                  and o.status = 'cancelled'
                  and r.status <> 'declined'
                  and r.cause not in ('late', 'cancelled')
                  and r.created_at >= o.cancelled_at
              ),
              (
                select
                  max(e.at)
                from
                  order_events e
                where
                  e.order_id = o.id
                  and e.kind = 'refund_refused'
                  and e.at >= coalesce(o.cancelled_at, '-infinity')
              )
            ) is null
            or exists (
              select
              from
                payments p
              where
                p.order_id = o.id
                and p.succeeded_at > greatest(
                  (
                    select
                      max(r.created_at)
                    from
                      refunds r
                    where
                      r.order_id = o.id
                      and o.status = 'cancelled'
                      and r.status <> 'declined'
                      and r.cause not in ('late', 'cancelled')
                      and r.created_at >= o.cancelled_at
                  ),
                  (
                    select
                      max(e.at)
                    from
                      order_events e
                    where
                      e.order_id = o.id
                      and e.kind = 'refund_refused'
                      and e.at >= coalesce(o.cancelled_at, '-infinity')
                  )
                )
                and p.received_minor > (
                  select
                    coalesce(sum(r.amount_minor), 0)
                  from
                    refunds r
                  where
                    r.payment_id = p.id
                    and r.status <> 'declined'
                )
            )
            or exists (
              select
              from
                refunds r
              where
                r.order_id = o.id
                and r.status = 'declined'
                and r.merged_into is null
                and r.settled_at > greatest(
                  (
                    select
                      max(r.created_at)
                    from
                      refunds r
                    where
                      r.order_id = o.id
                      and o.status = 'cancelled'
                      and r.status <> 'declined'
                      and r.cause not in ('late', 'cancelled')
                      and r.created_at >= o.cancelled_at
                  ),
                  (
                    select
                      max(e.at)
                    from
                      order_events e
                    where
                      e.order_id = o.id
                      and e.kind = 'refund_refused'
                      and e.at >= coalesce(o.cancelled_at, '-infinity')
                  )
                )
            )
          )
        union all
        select
          o.id,
          'decision',
          min(e.at)
        from
          order_events e
          join orders o on o.id = e.order_id
        where
          e.kind = 'paid'
          and e.detail ? 'reason'
          and o.status not in ('cancelled', 'refunded')
          and not exists (
            select
            from
              disputes d
            where
              d.order_id = o.id
              and d.closed_at is null
          )
          and (
            (
              select
                coalesce(sum(p.received_minor), 0)
              from
                payments p
              where
                p.order_id = o.id
            ) - (
              select
                coalesce(sum(r.amount_minor), 0)
              from
                refunds r
              where
                r.order_id = o.id
                and r.status <> 'declined'
            ) - (
              select
                coalesce(sum(d.amount_minor), 0)
              from
                disputes d
              where
                d.order_id = o.id
                and d.status = 'lost'
            )
          ) > coalesce(o.final_minor, 0)
        group by
          o.id
        union all
        select
          o.id,
          'transfer',
          coalesce(o.placed_at, o.created_at)
        from
          orders o
        where
          o.status = 'awaiting_payment'
          and (
            not exists (
              select
              from
                payments p
              where
                p.order_id = o.id
                and p.method = 'card'
                and (
                  p.status in ('processing', 'succeeded')
                  or p.status <> 'cancelled'
                  and p.updated_at > $7
                )
            )
            or exists (
              select
              from
                payments p
              where
                p.order_id = o.id
                and p.received_minor > 0
            )
          )
        union all
        select
          m.order_id,
          'answer',
          min(m.created_at)
        from
          order_messages m
          join orders o on o.id = m.order_id
        where
          m.from_whom = 'customer'
          and m.created_at > coalesce(o.staff_read_at, '-infinity')
        group by
          m.order_id
      ) as n
    where
      n.kind = $8
  )
  and (coalesce(o.due_at, 'infinity'), o.id) > (
    select
      coalesce(o.due_at, 'infinity'),
      o.id
    from
      orders o
    where
      o.id = $9
  )
order by
  coalesce(o.due_at, 'infinity') asc,
  "o"."id" asc
limit
  $10;

-- countOrdersForStaff
select
  count(*) as "n"
from
  (
    select
      "o"."id"
    from
      "orders" as "o"
    where
      (
        o.id || ' ' || coalesce(o.topic, '') || ' ' || coalesce(o.name, '') || ' ' || coalesce(o.email::text, '')
      ) ilike $1
      and "o"."writer_id" = ($2)
      and o.id in (
        select
          n.order_id
        from
          (
            select
              o.id as order_id,
              'late' as kind,
              o.due_at as since
            from
              orders o
            where
              o.status in ('paid', 'assigned', 'in_progress', 'revision')
              and o.due_at < $3
            union all
            select
              d.order_id,
              'dispute',
              d.created_at
            from
              disputes d
            where
              d.closed_at is null
            union all
            select
              o.id,
              'assign',
              coalesce(o.paid_at, o.created_at)
            from
              orders o
            where
              o.status = 'paid'
            union all
            select
              r.order_id,
              'approve',
              r.created_at
            from
              refunds r
            where
              r.status = 'awaiting_approval'
            union all
            select
              r.order_id,
              'hand_refund',
              r.created_at
            from
              refunds r
              join payments p on p.id = r.payment_id
            where
              r.status = 'pending'
              and p.method <> 'card'
            union all
            select
              r.order_id,
              'failed_refund',
              r.created_at
            from
              refunds r
            where
              r.status = 'failed'
            union all
            select
              o.id,
              'decision',
              coalesce(o.cancelled_at, o.updated_at)
            from
              orders o
            where
              o.status in ('cancelled', 'refunded')
              and (
                (
                  select
                    coalesce(sum(p.received_minor), 0)
                  from
                    payments p
                  where
                    p.order_id = o.id
                ) - (
                  select
                    coalesce(sum(r.amount_minor), 0)
                  from
                    refunds r
                  where
                    r.order_id = o.id
                    and r.status <> 'declined'
                ) - (
                  select
                    coalesce(sum(d.amount_minor), 0)
                  from
                    disputes d
                  where
                    d.order_id = o.id
                    and d.status = 'lost'
                )
              ) > 0
              and not exists (
                select
                from
                  disputes d
                where
                  d.order_id = o.id
                  and d.closed_at is null
              )
              and (
                greatest(
                  (
                    select
                      max(r.created_at)
                    from
                      refunds r
                    where
                      r.order_id = o.id
                      and o.status = 'cancelled'
                      and r.status <> 'declined'
                      and r.cause not in ('late', 'cancelled')
                      and r.created_at >= o.cancelled_at
                  ),
                  (
                    select
                      max(e.at)
                    from
                      order_events e
                    where
                      e.order_id = o.id
                      and e.kind = 'refund_refused'
                      and e.at >= coalesce(o.cancelled_at, '-infinity')
                  )
                ) is null
                or exists (
                  select
                  from
                    payments p
                  where
                    p.order_id = o.id
                    and p.succeeded_at > greatest(
                      (
                        select
                          max(r.created_at)
                        from
                          refunds r
                        where
                          r.order_id = o.id
                          and o.status = 'cancelled'
                          and r.status <> 'declined'
                          and r.cause not in ('late', 'cancelled')
                          and r.created_at >= o.cancelled_at
                      ),
                      (
                        select
                          max(e.at)
                        from
                          order_events e
                        where
                          e.order_id = o.id
                          and e.kind = 'refund_refused'
                          and e.at >= coalesce(o.cancelled_at, '-infinity')
                      )
                    )
                    and p.received_minor > (
                      select
                        coalesce(sum(r.amount_minor), 0)
                      from
                        refunds r
                      where
                        r.payment_id = p.id
                        and r.status <> 'declined'
                    )
                )
                or exists (
                  select
                  from
                    refunds r
                  where
                    r.order_id = o.id
                    and r.status = 'declined'
                    and r.merged_into is null
                    and r.settled_at > greatest(
                      (
                        select
                          max(r.created_at)
                        from
                          refunds r
                        where
                          r.order_id = o.id
                          and o.status = 'cancelled'
                          and r.status <> 'declined'
                          and r.cause not in ('late', 'cancelled')
                          and r.created_at >= o.cancelled_at
                      ),
                      (
                        select
                          max(e.at)
                        from
                          order_events e
                        where
                          e.order_id = o.id
                          and e.kind = 'refund_refused'
                          and e.at >= coalesce(o.cancelled_at, '-infinity')
                      )
                    )
                )
              )
            union all
            select
              o.id,
              'decision',
              min(e.at)
            from
              order_events e
              join orders o on o.id = e.order_id
            where
              e.kind = 'paid'
              and e.detail ? 'reason'
              and o.status not in ('cancelled', 'refunded')
              and not exists (
                select
                from
                  disputes d
                where
                  d.order_id = o.id
                  and d.closed_at is null
              )
              and (
                (
                  select
                    coalesce(sum(p.received_minor), 0)
                  from
                    payments p
                  where
                    p.order_id = o.id
                ) - (
                  select
                    coalesce(sum(r.amount_minor), 0)
                  from
                    refunds r
                  where
                    r.order_id = o.id
                    and r.status <> 'declined'
                ) - (
                  select
                    coalesce(sum(d.amount_minor), 0)
                  from
                    disputes d
                  where
                    d.order_id = o.id
                    and d.status = 'lost'
                )
              ) > coalesce(o.final_minor, 0)
            group by
              o.id
            union all
            select
              o.id,
              'transfer',
              coalesce(o.placed_at, o.created_at)
            from
              orders o
            where
              o.status = 'awaiting_payment'
              and (
                not exists (
                  select
                  from
                    payments p
                  where
                    p.order_id = o.id
                    and p.method = 'card'
                    and (
                      p.status in ('processing', 'succeeded')
                      or p.status <> 'cancelled'
                      and p.updated_at > $4
                    )
                )
                or exists (
                  select
                  from
                    payments p
                  where
                    p.order_id = o.id
                    and p.received_minor > 0
                )
              )
            union all
            select
              m.order_id,
              'answer',
              min(m.created_at)
            from
              order_messages m
              join orders o on o.id = m.order_id
            where
              m.from_whom = 'customer'
              and m.created_at > coalesce(o.staff_read_at, '-infinity')
            group by
              m.order_id
          ) as n
        where
          n.kind = $5
      )
    limit
      $6
  ) as "some";
