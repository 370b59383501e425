export * from './carry-credits';
export * from './credits';
export * from './preview';
export * from './price-book';
export * from './refunds';
export * from './removal';
export * from './rewards';
export * from './tax';
