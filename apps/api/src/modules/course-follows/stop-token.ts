import { isTokenSignature, tokenSignature } from '../mail/token-signature';

const purpose = 'course-follow-stop';

/** Returns a token that ends one person's follow of one course, and does nothing else. It never expires. */
export function stopToken(secret: string, userId: string, courseId: number): string {
  const content = `${userId}.${courseId}`;
  return `${content}.${tokenSignature(secret, purpose, content)}`;
}

/** Returns what a token ends, or undefined for one that this server did not create. */
export function readStopToken(
  secret: string,
  token: string,
): { userId: string; courseId: number } | undefined {
  const [userId = '', course = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isTokenSignature(secret, purpose, `${userId}.${course}`, signature))
    return undefined;
  return { userId, courseId: Number(course) };
}
