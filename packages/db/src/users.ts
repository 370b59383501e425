export * from './users/account-settings.queries';
export * from './users/accounts.queries';
export * from './users/merge.queries';
export * from './users/staff-users.queries';
export * from './users/users.queries';
