import { describe, expect, it } from 'vitest';
import { earnCredits } from './earn-credits';

const account = {
  isAnonymous: false,
  isEmailVerified: false,
  hadWelcomeCredit: false,
  uploadCount: 3,
  nextCredits: 5,
};
const kindsFor = (reader: Parameters<typeof earnCredits>[0]) =>
  earnCredits(reader, '/documents/7').map(({ kind }) => kind);

describe('the ways to a credit', () => {
  it('[D10] name the welcome credit only to who may still get it', () => {
    expect(kindsFor(undefined)).toEqual(['account', 'upload']);
    expect(kindsFor({ ...account, isAnonymous: true })).toEqual(['account', 'upload']);
    expect(kindsFor(account)).toEqual(['confirm', 'upload']);
    expect(kindsFor({ ...account, isEmailVerified: true })).toEqual(['upload']);
    expect(kindsFor({ ...account, hadWelcomeCredit: true })).toEqual(['upload']);
  });

  it('[D10] promise no credits for uploads that only make up for spent ones', () => {
    const [upload] = earnCredits({ ...account, isEmailVerified: true, uploadCount: 9, nextCredits: 0 }, '/');
    expect(upload.text).toBe(
      'Upload 1 more document; its 5 unlock credits make up for 5 that you spent from removed work.',
    );
  });

  it('[D10] promise it to the first account of a mailbox only', () => {
    for (const reader of [undefined, account])
      expect(earnCredits(reader, '/')[0].text).toContain(
        'the first account for a mailbox gets 1 unlock credit',
      );
  });
});
