import { isTokenSignature, tokenSignature } from '../mail/token-signature';

const purpose = 'saved-search-stop';

/** The searches that a link in an email stops: all of a recipient, by their key, or one. */
export type StopTarget = { key: string } | { id: number };

/** Returns a token that stops saved searches, and does nothing else. It never expires. */
export function stopToken(secret: string, target: StopTarget): string {
  const content = 'key' in target ? `all.${target.key}` : `one.${target.id}`;
  return `${content}.${tokenSignature(secret, purpose, content)}`;
}

/** Returns what a token stops, or undefined for one that this server did not create. */
export function readStopToken(secret: string, token: string): StopTarget | undefined {
  const [kind = '', value = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isTokenSignature(secret, purpose, `${kind}.${value}`, signature)) return undefined;
  return kind === 'one' ? { id: Number(value) } : { key: value };
}
