-- sumOrderMoney
select
  (
    select
      coalesce(sum(received_minor), 0)::bigint
    from
      payments
    where
      order_id = $1
  ) as received,
  (
    select
      coalesce(sum(amount_minor), 0)::bigint
    from
      refunds
    where
      order_id = $2
      and status = 'succeeded'
  ) as refunded,
  (
    select
      coalesce(sum(amount_minor), 0)::bigint
    from
      refunds
    where
      order_id = $3
      and status in ('awaiting_approval', 'pending')
  ) as promised,
  (
    select
      coalesce(sum(amount_minor), 0)::bigint
    from
      refunds
    where
      order_id = $4
      and status = 'failed'
  ) as failed,
  (
    select
      greatest(
        0,
        coalesce(sum(amount_minor), 0) - (
          select
            coalesce(sum(later.amount_minor), 0)
          from
            refunds later
          where
            later.order_id = $5
            and later.status in ('awaiting_approval', 'pending', 'succeeded')
            and later.created_at > min(sent_back.settled_at)
        )
      )::bigint
    from
      refunds sent_back
    where
      order_id = $6
      and status = 'failed'
      and provider_id is not null
  ) as returned;
