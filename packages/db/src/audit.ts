export * from './audit/audit.queries';
