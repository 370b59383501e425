export * from './newsletter/newsletter.queries';
export * from './newsletter/newsletter-issues.queries';
