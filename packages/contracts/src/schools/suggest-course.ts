/** Code and department that the form suggests from a course's name; both can be edited. */
export type SuggestedCourse = { code: string; department: string };

/** Code in two words: letters, then a number with at most two letters, such as "BIO 202" or "CS 61A". */
const twoWordCode = /^(\p{L}[\p{L}&.]* \d+(?:\.\d+)?\p{L}{0,2})(?=$|[\s:,;–—-])/u;

/**
 * Returns the code that a course's name begins with and the rest as its department. Without a number, the code is the
 * first word; a single word gives its first 8 characters in capitals, and the department 'General'.
 */
export function suggestCourse(name: string): SuggestedCourse {
  const text = name.trim().replace(/\s+/g, ' ');
  const numbered = twoWordCode.exec(text)?.[1];
  const code = numbered ?? text.split(' ', 1)[0] ?? '';
  const rest = text.slice(code.length).replace(/^[\s:,;–—-]+/, '');
  if (rest !== '') return { code: code.replace(/[:,;]+$/, ''), department: rest };
  return { code: numbered ?? text.slice(0, 8).toUpperCase(), department: 'General' };
}
