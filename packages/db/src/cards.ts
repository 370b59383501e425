export * from './cards/cards.queries';
