import { describe, expect, it } from 'vitest';
import { recoveryCodesFile } from './recovery-codes-file';
import { secretInGroups, sixDigits, svgAddress } from './totp-text';

describe('an authenticator app', () => {
  it('[U8] [M4] its secret is shown in groups of four that lose nothing', () => {
    expect(secretInGroups('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
    expect(secretInGroups('JBSWY3')).toBe('JBSW Y3');
  });

  it('[U8] [M4] its picture is drawn as an image address, in which nothing can run', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0#"/></svg>';
    expect(svgAddress(svg)).toMatch(/^data:image\/svg\+xml;/);
    expect(svgAddress(svg)).not.toMatch(/[<>"#]/);
    expect(decodeURIComponent(svgAddress(svg))).toContain(svg);
  });

  it('[U8] [M4] its code has six digits, with or without a gap, no fewer and nothing else', () => {
    expect(['012345', '123 456', ' 123456 '].map(sixDigits)).toEqual(['012345', '123456', '123456']);
    for (const text of ['', '12345', '1234567', '12345a']) expect(sixDigits(text)).toBeUndefined();
  });
});

it('[U8] [M4] the file of recovery codes says whose they are and has each on a line of its own', () => {
  const owner = ['Recovery codes of Academic Workshop', 'Account: layla@example.com'];
  const file = recoveryCodesFile(['aaaa-bbbb', 'cccc-dddd'], owner);
  expect(file.split('\n').slice(0, 3)).toEqual([...owner, '']);
  expect(file.split('\n').slice(-3)).toEqual(['aaaa-bbbb', 'cccc-dddd', '']);
});
