export * from './notifications/digests.queries';
export * from './notifications/notifications.queries';
