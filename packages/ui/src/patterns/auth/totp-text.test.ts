import { expect, it } from 'vitest';
import { formatSecret, parseSixDigits, svgDataUrl } from './totp-text';

it('[U8] [M4] the secret of an authenticator app is shown in groups of four and stays complete', () => {
  expect(formatSecret('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(formatSecret('JBSWY3')).toBe('JBSW Y3');
});

it('[U8] [M4] the QR code becomes an image address in which nothing can run', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0#"/></svg>';
  expect(svgDataUrl(svg)).toMatch(/^data:image\/svg\+xml;/);
  expect(svgDataUrl(svg)).not.toMatch(/[<>"#]/);
  expect(decodeURIComponent(svgDataUrl(svg))).toContain(svg);
});

it('[U8] [M4] a code has exactly six digits, with or without a space', () => {
  expect(['012345', '123 456', ' 123456 '].map(parseSixDigits)).toEqual(['012345', '123456', '123456']);
  for (const text of ['', '12345', '1234567', '12345a']) expect(parseSixDigits(text)).toBeUndefined();
});
