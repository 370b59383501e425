import * as z from 'zod';
import { day, line } from './text';

/** Front matter of a policy. The version that people agree to is the date of its last change. */
export const policy = z
  .strictObject({
    title: line,
    lead: line,
    /** Date of the first version, which never changes. */
    lastUpdated: day,
    /** Date of the last change; absent before the first one. */
    lastChanged: day.optional(),
    /** Summary of each change in plain words, keyed by date. */
    changes: z.record(day, line).optional(),
  })
  .superRefine(({ lastUpdated, lastChanged, changes = {} }, ctx) => {
    const refuse = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    const latest = Object.keys(changes).sort().at(-1);
    if (lastChanged === undefined) {
      if (latest !== undefined) refuse('lastChanged', 'Please enter the date of this change.');
    } else if (lastChanged <= lastUpdated)
      refuse('lastChanged', `Please enter a date after ${lastUpdated}, the date of the first version.`);
    else if (changes[lastChanged] === undefined)
      refuse('changes', `Please say in plain words what changed on ${lastChanged}.`);
    else if (latest !== lastChanged)
      refuse('lastChanged', `Please enter a date after ${latest}, the date of a change before this one.`);
  });
export type Policy = z.infer<typeof policy>;
