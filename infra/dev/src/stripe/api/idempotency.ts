import { createHash } from 'node:crypto';
import { StripeFailure } from '../failures';

export type Answer = {
  status: number;
  body: object;
  /** True if a call with the same key gets this answer again. False if the parameters were refused before any effect. */
  isStored: boolean;
};
type StoredAnswer = { fingerprint: string; answer: Answer };

/** Answers by idempotency key. */
export type StoredAnswers = Map<string, StoredAnswer>;

/** Returns a hash of method, path and parameters, which is equal for equal calls. */
export function fingerprintOf(method: string, path: string, params: object): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, params]))
    .digest('hex');
}

/** Returns the earlier answer with this key, if any. Throws a 400 if that call was a different one. */
export function storedAnswer(
  storedAnswers: StoredAnswers,
  key: string,
  fingerprint: string,
): Answer | undefined {
  const earlier = storedAnswers.get(key);
  if (!earlier) return undefined;
  if (earlier.fingerprint === fingerprint) return earlier.answer;
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  throw new StripeFailure(400, { type: 'idempotency_error', message });
}
