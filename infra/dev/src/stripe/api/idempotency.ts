import { createHash } from 'node:crypto';
import { StripeFailure } from '../failures';

export type Answer = {
  status: number;
  body: object;
  /** Whether a call with the same key gets it again: not when its parameters were refused before anything was done. */
  isKept: boolean;
};
type Kept = { fingerprint: string; answer: Answer };

/** The answers that were given under idempotency keys. */
export type StoredAnswers = Map<string, Kept>;

/** What makes two calls the same: method, path and parameters. */
export function fingerprintOf(method: string, path: string, params: object): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, params]))
    .digest('hex');
}

/** The earlier answer under this key, if any; 400 when it was used for something else. */
export function keptAnswer(kept: StoredAnswers, key: string, fingerprint: string): Answer | undefined {
  const earlier = kept.get(key);
  if (!earlier) return undefined;
  if (earlier.fingerprint === fingerprint) return earlier.answer;
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  throw new StripeFailure(400, { type: 'idempotency_error', message });
}
