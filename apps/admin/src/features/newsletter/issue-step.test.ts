import { expect, it } from 'vitest';
import { issueStep } from './issue-step';

const text = { subject: 'New in the library', body: 'Two hundred documents.' };
const counted = { ...text, recipients: 3, isAgreed: false };

it('[X8] an issue is counted, then confirmed, and only then it can be sent', () => {
  expect(issueStep(text, undefined)).toEqual({ kind: 'count' });
  expect(issueStep(text, counted)).toEqual({ kind: 'agree', recipients: 3 });
  expect(issueStep(text, { ...counted, isAgreed: true })).toEqual({ kind: 'send', recipients: 3 });
});

it('[X8] a change of its subject or text requires a new count', () => {
  for (const change of [{ subject: 'Other' }, { body: 'Other' }])
    expect(issueStep({ ...text, ...change }, { ...counted, isAgreed: true })).toEqual({ kind: 'count' });
});

it('[X8] an issue without recipients cannot be sent', () => {
  expect(issueStep(text, { ...counted, recipients: 0, isAgreed: true })).toEqual({ kind: 'nobody' });
});
