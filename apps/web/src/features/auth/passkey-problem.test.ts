import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { passkeyProblem } from './passkey-problem';

it('[U8] a cancelled passkey is not an error, and other failures are explained in plain words', () => {
  const named = (name: string) => Object.assign(new Error('The operation timed out.'), { name });
  expect(passkeyProblem(named('NotAllowedError'))).toBeUndefined();
  expect(passkeyProblem(named('AbortError'))).toBeUndefined();
  expect(passkeyProblem(named('SecurityError'))).toBe(
    'Passkeys do not work at this web address. Please use your password.',
  );
  expect(passkeyProblem(named('UnknownError'))).toMatch(/on this device/);
  const body = { message: 'This passkey is not known here.', requestId: 'r1' };
  expect(passkeyProblem(new ApiError(401, 'x', body))).toBe('This passkey is not known here.');
});
