export * from './synonyms/staff-synonyms.queries';
export * from './synonyms/synonyms.queries';
export { foldedWords } from './words/tokens';
