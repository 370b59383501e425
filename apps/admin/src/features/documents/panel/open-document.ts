import type { staffGetDocument } from '@aw/contracts/documents/staff';
import type { ResponseOf } from '@aw/contracts/endpoint';

/** A document as the panel reads it: with its pages and its log. */
export type OpenDocument = ResponseOf<typeof staffGetDocument>;
