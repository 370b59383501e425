import * as z from 'zod/mini';

/** A place that people in danger can turn to, with how to reach it. */
export const helpline = z.object({ name: z.string(), contact: z.string() });

/** Text for a person who may be in danger, or who writes about somebody in danger. */
export const careNote = z.object({
  title: z.string(),
  /** Whom to call at once, and the numbers in that sentence as they are dialled. */
  emergency: z.object({ text: z.string(), numbers: z.array(z.string()) }),
  lines: z.array(z.string()),
  /** Helplines of the visitor's country, and those that serve every country. */
  helplines: z.array(helpline),
  /** Day on which staff last checked the helplines (ISO 8601); null without helplines. */
  checkedOn: z.nullable(z.string()),
});
export type CareNote = z.infer<typeof careNote>;
