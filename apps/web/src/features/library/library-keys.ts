import { documentKeys } from '~/own-documents/document-keys';
import { schoolKeys } from '~/schools/school-keys';

/** First parts of the cache keys; invalidating one refreshes every list below it. */
export const libraryKeys = {
  ...documentKeys,
  ...schoolKeys,
} as const;

/** How many cards a page of a list brings: full rows of two and of three. */
export const cardsPerPage = 24;
