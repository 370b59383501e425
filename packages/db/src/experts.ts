export * from './experts/earnings.queries';
export * from './experts/expert-proofs.queries';
export * from './experts/experts.queries';
export * from './experts/tutor-cards.queries';
