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

/** The front matter of an article; the file's name is its id. */
export const post = z.strictObject({
  title: line.max(110),
  /** Stands under the title, in lists and as the description that search engines show. */
  excerpt: line.max(160),
  category: z.enum(blogCategories),
  author: line,
  date: day,
  tags: z.array(line.max(30)).min(3).max(6),
  isFeatured: z.boolean().default(false),
});
export type Post = z.infer<typeof post>;
