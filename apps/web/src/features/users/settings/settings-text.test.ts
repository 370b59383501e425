import { type MailKind, mailKinds } from '@aw/contracts/users/account';
import { describe, expect, it } from 'vitest';
import { knownMails } from './account-queries';
import { issuerName, mailLabels, recoveryCodesLeft, stoppedText } from './settings-text';

describe('the texts of the settings', () => {
  it('[U8] count the remaining recovery codes, and ask for new ones in time', () => {
    expect(recoveryCodesLeft(10)).toMatch(/^You have 10 recovery codes left\. Each/);
    expect(recoveryCodesLeft(3)).toBe('You have 3 recovery codes left. Please create new ones soon.');
    expect(recoveryCodesLeft(1)).toBe('You have 1 recovery code left. Please create new ones soon.');
    expect(recoveryCodesLeft(0)).toMatch(/^You have no recovery codes left\./);
  });

  it('[X11] include every kind of mail that can be turned off', () => {
    expect(Object.keys(mailLabels).sort()).toEqual([...mailKinds].sort());
  });

  it('[X11] [R1] leave out a kind that only a later release of the server knows', () => {
    const later = 'trips' as MailKind;
    const welcome = { kind: 'welcome', mode: 'off' } as const;
    expect(knownMails([welcome, { kind: later, mode: 'off' }])).toEqual([welcome]);
    expect(stoppedText(later)).toBe('You will not get these emails any more.');
    expect(stoppedText('courses')).toBe('You will not get “Courses you follow” emails any more.');
  });

  it('[U3] name a provider by its host', () => {
    expect(issuerName('https://accounts.google.com')).toBe('google.com');
    expect(issuerName('https://login.example/realms/students')).toBe('login.example');
    expect(issuerName('http://localhost:4900')).toBe('localhost:4900');
    expect(issuerName('not an address')).toBe('not an address');
  });
});
