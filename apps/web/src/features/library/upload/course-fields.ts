import { suggestCourse } from '@aw/contracts/schools/suggest-course';

/** What was typed into the form; a code or department that was not touched follows the name. */
export type CourseDraft = { name: string; code?: string; department?: string };

/** The three fields as they stand, guessed where nothing was typed. */
export function courseFields({ name, code, department }: CourseDraft) {
  const guess = name.trim() === '' ? { code: '', department: '' } : suggestCourse(name);
  return { name, code: code ?? guess.code, department: department ?? guess.department };
}

/** What is sent: trimmed, and 'General' where the department was emptied. */
export function courseToAdd(draft: CourseDraft) {
  const { name, code, department } = courseFields(draft);
  return { name: name.trim(), code: code.trim(), department: department.trim() || 'General' };
}

/** What keeps the course from being added, by its field; nothing when it can. */
export function missingFields(
  draft: CourseDraft,
  school: unknown,
  term: string,
): { name?: string; code?: string } {
  const { name, code } = courseToAdd(draft);
  const isComplete = Boolean(school) && name !== '' && term !== '';
  if (!isComplete) return { name: 'Required Fields: Please fill in all required fields' };
  return code === '' ? { code: 'Please enter a course code.' } : {};
}
