export * from './schools/pending-places.queries';
export * from './schools/place-documents.queries';
export * from './schools/school-requests.queries';
export * from './schools/schools.queries';
export * from './schools/search-places.queries';
export * from './schools/suggested-places.queries';
