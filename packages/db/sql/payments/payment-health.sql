-- getPaymentCounts
select
  (
    select
      max(received_at)
    from
      webhook_events
  ) as last_event_at,
  (
    select
      count(*)
    from
      webhook_events
    where
      status = 'waiting'
  ) as waiting_events,
  (
    select
      count(*)
    from
      webhook_events
    where
      status = 'failed'
  ) as failed_events,
  (
    select
      count(*)
    from
      refunds
    where
      status in ('pending', 'failed')
  ) as pending_refunds,
  (
    select
      count(*)
    from
      refunds
    where
      status = 'awaiting_approval'
  ) as refunds_to_approve,
  (
    select
      count(*)
    from
      disputes
    where
      closed_at is null
  ) as open_disputes;
