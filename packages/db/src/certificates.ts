export * from './certificates/certificates.queries';
