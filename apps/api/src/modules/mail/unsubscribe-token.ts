import { type UnsubscribeKind, unsubscribeKinds } from '@aw/contracts/users/account';
import { isTokenSignature, tokenSignature } from './token-signature';

const purpose = 'mail-unsubscribe';

/** Returns a token that turns off one kind of mail for one person, and does nothing else. It never expires. */
export function unsubscribeToken(secret: string, userId: string, kind: UnsubscribeKind): string {
  const content = `${userId}.${kind}`;
  return `${content}.${tokenSignature(secret, purpose, content)}`;
}

/** Returns the person and kind of a token, or undefined for one that this server did not create. */
export function readUnsubscribeToken(
  secret: string,
  token: string,
): { userId: string; kind: UnsubscribeKind } | undefined {
  const [userId = '', kindName, signature = '', ...rest] = token.split('.');
  const kind = unsubscribeKinds.find((name) => name === kindName);
  if (!kind || rest.length > 0) return undefined;
  return isTokenSignature(secret, purpose, `${userId}.${kind}`, signature) ? { userId, kind } : undefined;
}
