export * from './system/batch-progress.queries';
export * from './system/data-upgrades.queries';
export * from './system/database-facts.queries';
export * from './system/deletions.queries';
export * from './system/nfc-texts.queries';
export * from './system/queue-figures.queries';
export * from './system/site-figures.queries';
export type { UpgradeFigures } from './system/upgrade-figures';
