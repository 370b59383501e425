/** What the form fills in from a course's name: code and department, both editable. */
export type SuggestedCourse = { code: string; department: string };

/** Code: the first word, or the first 8 characters in capitals when there is one word only; department: the rest, or 'General'. */
export function suggestCourse(name: string): SuggestedCourse {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', ...rest] = words;
  if (rest.length === 0) return { code: first.slice(0, 8).toUpperCase(), department: 'General' };
  return { code: first, department: rest.join(' ') };
}
