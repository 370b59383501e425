import { ApiError } from '@aw/contracts/api-error';
import { describe, expect, it } from 'vitest';
import { failureText, formFailure, NotProven } from './failure';

const refused = new ApiError(400, '', {
  code: 'request.invalid',
  message: 'Please enter your name.',
  issues: [{ path: 'firstName', message: 'Please enter your name.' }],
});

describe('a failed change of the account', () => {
  it('[U7] shows the server’s reason, and nothing if the person cancelled', () => {
    expect(failureText(refused)).toBe('Please enter your name.');
    expect(failureText(new Error('boom'))).toContain('we do not know if your change was saved');
    expect(failureText(new ApiError(502, '<html>Bad gateway</html>'))).toContain(
      'we do not know if your change was saved',
    );
    expect(failureText(new NotProven())).toBeUndefined();
    expect(failureText(null)).toBeUndefined();
  });

  it('[U7] says that this browser was signed out from elsewhere', () => {
    const ended = new ApiError(401, '', { code: 'auth.required', message: 'Authentication required' });
    expect(failureText(ended)).toContain('You were signed out');
  });

  it('[U7] shows each message at its own field', () => {
    expect(formFailure(refused).errors).toEqual({ firstName: 'Please enter your name.' });
    expect(formFailure(new NotProven())).toEqual({ errors: {}, note: undefined });
  });
});
