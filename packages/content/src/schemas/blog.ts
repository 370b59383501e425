import * as z from 'zod';
import { day, line } from './text';

export const blogCategories = [
  'Academic Writing',
  'Statistics Help',
  'Dissertation Help',
  'Essay Writing',
  'Research Methods',
  'Study Tips',
  'Business Writing',
] as const;

/** Front matter of an article. The file's name is its id. */
export const post = z.strictObject({
  title: line.max(110),
  /** Shown under the title, in lists, and as the description in search engines. */
  excerpt: line.max(160),
  category: z.enum(blogCategories),
  author: line,
  date: day,
  tags: z.array(line.max(30)).min(3).max(6),
  isFeatured: z.boolean().default(false),
});
export type Post = z.infer<typeof post>;
