export * from './content/content.queries';
