export * from './search/passages.queries';
export * from './search/search.queries';
export * from './search/search-counts.queries';
export * from './search/search-matches';
export * from './search/search-plan';
export * from './search/search-statement';
export * from './search/stems.queries';
export * from './words/search-words';
