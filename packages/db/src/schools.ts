export * from './schools/school-requests.queries';
export * from './schools/schools.queries';
