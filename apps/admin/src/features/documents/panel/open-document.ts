import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffGetDocument } from '@aw/contracts/staff-desk';

/** A document as the panel reads it: with its pages and its log. */
export type OpenDocument = ResponseOf<typeof staffGetDocument>;
