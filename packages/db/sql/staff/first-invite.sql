-- insertFirstInvite
select
  pg_advisory_xact_lock(hashtext ('first-admin-invite'));

-- insertFirstInvite
select
  exists (
    select
    from
      admin_users
  ) as has_staff,
  (
    select
      max(expires_at)
    from
      admin_invites
    where
      used_at is null
      and expires_at > $1
  ) as expires_at;
