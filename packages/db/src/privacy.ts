export * from './privacy/erased-files.queries';
export * from './privacy/erased-orders.queries';
export * from './privacy/erasure.queries';
export * from './privacy/privacy.queries';
