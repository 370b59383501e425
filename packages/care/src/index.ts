import { readFileSync } from 'node:fs';
import { unpackWeights } from './classifier';
import { needsCare } from './needs-care';

// `src` and `dist` are siblings, so this path works from both.
const built = new URL('../dist/weights.bin', import.meta.url);

/** Tells whether a message, in any of six languages, may be one of a person in danger, or about somebody in danger. */
export type NeedsCare = (message: string) => Promise<boolean>;

/** Reads the weights of the classifier. Throws until this package is built. */
export function openCare(): NeedsCare {
  const weights = unpackWeights(readFileSync(built));
  return (message) => needsCare(weights, message);
}
