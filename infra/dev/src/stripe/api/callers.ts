import { StripeFailure } from '../failures';

export type Keys = { secretKey: string; publishableKey: string };

/** Returns the caller: a server has the secret key, a browser the publishable one. Throws a 401 for other keys. */
export function callerOf(
  keys: Keys,
  authorization: string | undefined,
  sentKey: unknown,
): 'server' | 'browser' {
  const key = authorization?.replace(/^Bearer /, '') ?? (typeof sentKey === 'string' ? sentKey : undefined);
  if (!key) {
    const message =
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. "Authorization: Bearer YOUR_SECRET_KEY").';
    throw new StripeFailure(401, { type: 'invalid_request_error', message });
  }
  if (key === keys.secretKey) return 'server';
  if (key === keys.publishableKey) return 'browser';
  const message = `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`;
  throw new StripeFailure(401, { type: 'invalid_request_error', message });
}

/** Failure of a call that needs the secret key: status 403. */
export function secretKeyRequired(): StripeFailure {
  const message =
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.';
  return new StripeFailure(403, { type: 'invalid_request_error', code: 'secret_key_required', message });
}
