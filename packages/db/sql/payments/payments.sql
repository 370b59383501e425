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
      coalesce(sum(amount_minor), 0)::bigint
    from
      refunds
    where
      order_id = $5
      and status = 'failed'
      and provider_id is not null
  ) as returned;
