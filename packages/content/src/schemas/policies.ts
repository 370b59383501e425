import * as z from 'zod';
import { day, line } from './text';

/** The front matter of a policy. */
export const policy = z.strictObject({ title: line, lead: line, lastUpdated: day });
export type Policy = z.infer<typeof policy>;
