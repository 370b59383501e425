/** Returns the title of a course: code and name, or only the name if it begins with the code. */
export function courseTitle({ code, name }: { code: string | null; name: string }): string {
  const hasCodeInName = !code || name.toLowerCase().startsWith(code.toLowerCase());
  return hasCodeInName ? name : `${code} ${name}`;
}
