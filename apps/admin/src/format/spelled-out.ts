/** Code as words: 'verify_email' becomes 'Verify email'. */
export function spelledOut(code: string): string {
  const words = code.replaceAll(/[._-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
