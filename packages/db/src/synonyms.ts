export * from './synonyms/staff-synonyms.queries';
export * from './synonyms/synonyms.queries';
export * from './words/folded-words';
