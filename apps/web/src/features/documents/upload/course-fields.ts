import { suggestCourse } from '@aw/contracts/schools/suggest-course';

/** Typed values of the form. An undefined code or department follows the name. */
export type CourseDraft = { name: string; code?: string; department?: string };

/** Returns the three fields, with suggestions for those that were not typed. */
export function courseFields({ name, code, department }: CourseDraft) {
  const guess = name.trim() === '' ? { code: '', department: '' } : suggestCourse(name);
  return { name, code: code ?? guess.code, department: department ?? guess.department };
}

/** Returns the values to send: trimmed, with 'General' for an empty department. */
export function courseToAdd(draft: CourseDraft) {
  const { name, code, department } = courseFields(draft);
  return { name: name.trim(), code: code.trim(), department: department.trim() || 'General' };
}

/** Returns the messages that keep the course from being added, keyed by field; empty if there are none. */
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
