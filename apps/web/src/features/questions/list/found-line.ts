import { figure } from '@aw/ui/primitives/count-of';
/** '12 questions match “curve”'; with further pages to come, 'More than 24 questions match “curve”'. */
export function foundLine(shown: number, hasMore: boolean, q: string): string {
  const isOne = shown === 1 && !hasMore;
  const count = `${hasMore ? 'More than ' : ''}${figure(shown)}`;
  return `${count} ${isOne ? 'question matches' : 'questions match'} “${q}”`;
}

/** The line under the last card: that it is the last, and where the search looked. */
export function endLine(shown: number, q: string): string {
  const count = shown === 1 ? 'This is the only one.' : `All ${figure(shown)} shown.`;
  return q === '' ? count : `${count} Search covers titles, details and subjects.`;
}
