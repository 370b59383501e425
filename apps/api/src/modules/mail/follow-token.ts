import { isTokenSignature, tokenSignature } from './token-signature';

const purpose = 'question-follow';

/** Returns a token that stops one address from following one question, and does nothing else. It never expires. */
export function followToken(secret: string, followId: number): string {
  return `${followId}.${tokenSignature(secret, purpose, String(followId))}`;
}

/** Returns the follow's id of a token, or undefined for one that this server did not create. */
export function readFollowToken(secret: string, token: string): number | undefined {
  const [id = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[1-9]\d{0,15}$/.test(id)) return undefined;
  return isTokenSignature(secret, purpose, String(Number(id)), signature) ? Number(id) : undefined;
}
