export * from './credits/credits.queries';
export * from './credits/rewards.queries';
export * from './credits/welcome.queries';
