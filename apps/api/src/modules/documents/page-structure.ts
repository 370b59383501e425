import { type PageStructure, pageStructure } from '@aw/contracts/documents/page-structure';
import * as z from 'zod/mini';

/** Returns the structure of a page, or null if it has none or one of another version. The page is then plain text. */
export function structureOf(stored: unknown): PageStructure | null {
  const { data } = z.safeParse(pageStructure, stored);
  return data ?? null;
}
