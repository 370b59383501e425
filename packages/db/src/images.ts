export * from './images/hidden-images.queries';
export * from './images/images.queries';
