import { isTokenSignature, tokenSignature } from './token-signature';

const purpose = 'newsletter-unsubscribe';

/** Returns a token that unsubscribes one address from the newsletter, and does nothing else. It never expires. */
export function newsletterToken(secret: string, email: string): string {
  return `${Buffer.from(email).toString('base64url')}.${tokenSignature(secret, purpose, email)}`;
}

/** Returns the address of a token, or undefined for one that this server did not create. */
export function readNewsletterToken(secret: string, token: string): string | undefined {
  const [encodedEmail = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return undefined;
  const email = Buffer.from(encodedEmail, 'base64url').toString();
  return isTokenSignature(secret, purpose, email, signature) ? email : undefined;
}
