import { describe, expect, it } from 'vitest';
import { earnCredits } from './earn-credits';

const account = {
  isAnonymous: false,
  isEmailVerified: false,
  hadWelcomeCredit: false,
  uploadCount: 3,
  nextCredits: 5,
  creditBalance: 0,
};
const kindsFor = (reader: Parameters<typeof earnCredits>[0]) =>
  earnCredits(reader, '/documents/7').map(({ kind }) => kind);

describe('the ways to a credit', () => {
  it('[D10] the welcome credit is offered only to people who can still get it', () => {
    expect(kindsFor(undefined)).toEqual(['account', 'upload']);
    expect(kindsFor({ ...account, isAnonymous: true })).toEqual(['account', 'upload']);
    expect(kindsFor(account)).toEqual(['confirm', 'upload']);
    expect(kindsFor({ ...account, isEmailVerified: true })).toEqual(['upload']);
    expect(kindsFor({ ...account, hadWelcomeCredit: true })).toEqual(['upload']);
  });

  it('[D10] uploads that only make up for spent credits promise no new ones', () => {
    const [upload] = earnCredits({ ...account, isEmailVerified: true, uploadCount: 9, nextCredits: 0 }, '/');
    expect(upload.text).toBe(
      'You already spent 5 unlock credits from documents that were removed. Upload 1 more document to make up for them.',
    );
  });

  it('[D10] people with credits are not told that the welcome credit is the one they lack', () => {
    const [confirm, upload] = earnCredits({ ...account, creditBalance: 2 }, '/');
    expect(confirm.text).toBe('Open the link we emailed you. You get 1 unlock credit (once per inbox).');
    expect(upload?.progress).toEqual({ done: 3, of: 10, credits: 5 });
  });

  it('[D10] the welcome credit is promised once per inbox', () => {
    for (const reader of [undefined, account])
      expect(earnCredits(reader, '/')[0].text).toContain('You get 1 unlock credit (once per inbox)');
  });
});
