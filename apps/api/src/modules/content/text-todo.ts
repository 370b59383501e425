import care from '@aw/content/care';
import type { Care } from '@aw/content/schemas/care';
import type { CurrentText } from './current-texts';

/** Returns what staff still have to add to a text, such as "Add local helplines"; null for a text that is complete. */
export function todoOf(name: string, current: ReadonlyMap<string, CurrentText>): string | null {
  if (name !== 'care') return null;
  // The schema of this text has checked it.
  const shown = (current.get('care')?.content as Care | undefined) ?? care;
  return shown.helplines.length === 0 ? 'Add local helplines' : null;
}
