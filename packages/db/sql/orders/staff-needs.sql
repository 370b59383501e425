-- awaitsRefundDecision
select
from
  orders o
where
  o.id = $1
  and o.status in ('cancelled', 'refunded')
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
  );

-- countOrderNeeds
select
  n.kind,
  count(*)::integer as count,
  min(n.since) as oldest_at
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
      and o.due_at < $1
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
              and p.updated_at > $2
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
group by
  n.kind;
