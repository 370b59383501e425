import type { Claim } from '../schemas/claims';

const token = /\{claim:([a-z0-9-]+)\}/g;

/** Puts the values of claims into a text, where it says `{claim:id}`; a counted figure cannot stand in a fixed text. */
export function fillClaims(text: string, claims: readonly Claim[]): string {
  return text.replace(token, (_, id: string) => {
    const value = claims.find((claim) => claim.id === id)?.value;
    if (value === undefined) throw new Error(`no claim with a value is called "${id}"`);
    return value;
  });
}
