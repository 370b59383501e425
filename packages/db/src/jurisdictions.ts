export * from './jurisdictions/jurisdictions.queries';
export * from './jurisdictions/staff-jurisdictions.queries';
