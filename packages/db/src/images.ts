export * from './images/images.queries';
