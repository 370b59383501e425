export * from './saved-searches/saved-search-ends.queries';
export * from './saved-searches/saved-search-news.queries';
export * from './saved-searches/saved-searches.queries';
