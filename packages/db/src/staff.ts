export * from './staff/admins.queries';
export * from './staff/first-invite.queries';
export * from './staff/staff-mfa.queries';
export * from './staff/staff-users.queries';
