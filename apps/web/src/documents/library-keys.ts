import { documentKeys } from '~/documents/document-keys';
import { schoolKeys } from '~/schools/school-keys';

/** Prefixes of the cache keys. Invalidating one refetches every list below it. */
export const libraryKeys = {
  ...documentKeys,
  ...schoolKeys,
} as const;

/** Number of cards per page of a list, divisible into rows of two and of three. */
export const cardsPerPage = 24;
