import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { NotProven } from '../failure';
import { passkeyProblem } from './passkey-problem';

const errorNamed = (name: string) => Object.assign(new Error('in the words of the browser'), { name });

it('[U8] a passkey that could not be created says why', () => {
  expect(passkeyProblem(errorNamed('NotAllowedError'))).toContain('cancelled or took too long');
  expect(passkeyProblem(errorNamed('InvalidStateError'))).toContain('already has a passkey');
  const unknown = new ApiError(400, '', { message: 'No such passkey.' });
  expect(passkeyProblem(unknown)).toBe('No such passkey.');
  expect(passkeyProblem(errorNamed('Odd'))).toContain('we do not know if your change was saved');
  expect(passkeyProblem(new NotProven())).toBeUndefined();
});
