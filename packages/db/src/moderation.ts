export * from './moderation/cases.queries';
export * from './moderation/moderated-posts.queries';
export * from './moderation/reports.queries';
