import * as z from 'zod';
import { line, sitePath, slug } from './text';

/** Categories of the services page, in the order of its buttons. */
export const serviceCategories = [
  'Academic Writing',
  'Thesis Writing',
  'Essay Writing',
  'Assignment Help',
  'Dissertation Writing',
  'Business Writing',
  'Research Writing',
  'Editing Services',
  'Content Writing',
  'Ghostwriting',
  'Career Services',
] as const;

const service = z.strictObject({
  /** Id of the service in the order form, which also has its title and price. */
  id: slug,
  category: z.enum(serviceCategories),
  description: line.max(160),
  features: z.array(line.max(60)).min(3).max(4),
  /** Set by the editor. */
  isPopular: z.boolean().default(false),
});

const note = z.strictObject({
  id: slug,
  title: line,
  text: line,
  link: z.strictObject({ text: line, to: sitePath }),
});

/** Cards of the services page, and information before an order. */
export const services = z.strictObject({
  lead: line,
  /** Ids of claims. */
  stats: z.array(slug).min(3).max(4),
  services: z
    .array(service)
    .length(20)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'Two cards are for the same service.',
    })
    .refine((all) => serviceCategories.every((name) => all.some(({ category }) => category === name)), {
      error: 'A category has no service, so its button would find nothing.',
    }),
  notes: z.array(note).min(3).max(4),
});
export type Services = z.infer<typeof services>;
export type ServiceCategory = (typeof serviceCategories)[number];
