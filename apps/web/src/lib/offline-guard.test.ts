import { expect, it } from 'vitest';
import { needsConnection } from './offline-guard';

it('[X4] without a connection, only pages that this tab has shown can be opened', () => {
  const origin = 'https://site.example';
  const shown = new Set(['/', '/documents/7']);
  const needs = (href: string, target = '') => needsConnection({ href, target }, origin, shown);
  expect(needs(`${origin}/documents/7?page=2#text`)).toBe(false);
  expect(needs(`${origin}/documents/8`)).toBe(true);
  expect(needs(`${origin}/api/documents/7/file`)).toBe(true);
  expect(needs('https://other.example/')).toBe(true);
  expect(needs('https://other.example/', '_blank')).toBe(false);
  for (const href of ['mailto:a@site.example', 'tel:+15550100']) expect(needs(href)).toBe(false);
});
