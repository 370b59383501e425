import { describe, expect, it } from 'vitest';
import { ApiError, hasCode, isRefusal, issueErrors, reasonOf, toApiError } from './api-error';

const message = 'Please check the fields.';
const refused = toApiError(
  400,
  'Bad Request',
  JSON.stringify({
    code: 'request.invalid',
    message,
    requestId: 'r1',
    issues: [
      { path: 'body.lastName', message: 'Please use at most 100 characters.' },
      { path: 'email', message: 'First.' },
      { path: 'body.email', message: 'Second.' },
    ],
  }),
);
const foreign = toApiError(502, 'Bad Gateway', '<html>Bad gateway</html>');
const offline = new ApiError(0, 'You are offline. Nothing was lost. Please try again.');

describe('issueErrors', () => {
  it('[R4] the first message of each field is shown, with or without `body` in its path', () => {
    expect(issueErrors(refused)).toEqual({
      lastName: 'Please use at most 100 characters.',
      email: 'First.',
    });
  });

  it('[R4] messages are keyed by the name that the page uses, and the first one wins', () => {
    expect(issueErrors(refused, { lastName: 'fullName', email: 'fullName' })).toEqual({
      fullName: 'Please use at most 100 characters.',
    });
  });

  it('[R4] no messages are returned for an error without fields or from another server', () => {
    const bare = toApiError(404, 'Not Found', '{"code":"request.not_found","message":"Not found."}');
    for (const error of [bare, foreign, offline, new Error('boom'), { issues: [] }, undefined])
      expect(issueErrors(error)).toEqual({});
  });
});

describe('reasonOf', () => {
  it('[R4] the reason is the server’s own sentence, or that there is no connection', () => {
    expect(reasonOf(refused)).toBe(message);
    expect(reasonOf(refused, 'Not saved.')).toBe(message);
    expect(reasonOf(offline)).toBe('You are offline. Nothing was lost. Please try again.');
  });

  it('[R4] an unknown failure, or another server’s page in place of JSON, gets a general reason', () => {
    for (const error of [foreign, new ApiError(500, ''), new Error('boom'), undefined]) {
      expect(reasonOf(error)).toBe('Something went wrong. Please try again.');
      expect(reasonOf(error, 'Not saved.')).toBe('Not saved.');
    }
  });
});

it('[R4] a failure is recognised by its code, and only an answer of 4xx is a refusal', () => {
  expect(hasCode(refused, 'tokens.invalid', 'request.invalid')).toBe(true);
  expect(hasCode(refused, 'tokens.invalid')).toBe(false);
  expect(hasCode(new Error('request.invalid'), 'request.invalid')).toBe(false);
  expect([refused, foreign, offline, new Error('broken')].map(isRefusal)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
