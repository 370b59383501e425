export * from './missed-searches/missed-searches.queries';
