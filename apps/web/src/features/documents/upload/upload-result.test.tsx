import { expect, it, vi } from 'vitest';
import { reader, renderStatic } from '~/testing/render-static';
import type { Upload, UploadState } from './upload-item';
import { hasLostFocus, UploadResult } from './upload-result';

vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

const details = { title: 'Notes', description: '', subject: '', documentType: 'notes' as const };
const upload = (key: string, state: UploadState): Upload => ({
  key,
  file: { name: `${key}.pdf`, size: 10 },
  details,
  typed: [],
  attempts: 0,
  state,
});
const published = upload('a', { phase: 'published', documentId: 7, review: null, newCredits: 0 });
const earning = (newCredits: number) =>
  upload('b', { phase: 'published', documentId: 8, review: null, newCredits });
const pageOf = (uploads: Upload[], uploadCount: number, address = '/upload') =>
  renderStatic(<UploadResult uploads={uploads} />, { user: { ...reader, uploadCount }, address });

it('[D25] when all files are published, the page says how many are still needed for credits', () => {
  const page = pageOf([published], 8);
  expect(page).toContain('1 document published');
  expect(page).toContain('Almost there! 2 documents left to earn 5 unlock credits.');
  expect(pageOf([published, earning(5)], 10)).toContain('Your uploads earned 5 unlock credits.');
  expect(pageOf([earning(4)], 10)).toContain('Your uploads earned 4 unlock credits.');
  expect(pageOf([earning(5)], 12)).toContain('earned 5 unlock credits.');
});

it('[D25] a duplicate, or a file that does not count yet, earned nothing after ten accepted documents', () => {
  const refused = upload('c', { phase: 'refused', documentId: 9, reason: 'Duplicate.', duplicateOf: 3 });
  for (const uploads of [[refused], [published]]) {
    expect(pageOf(uploads, 10)).toContain('10 documents left to earn 5 unlock credits.');
    expect(pageOf(uploads, 10)).not.toContain('earned');
  }
});

it('[D25] while files are checked or after a refusal, the page says how many, and never a zero', () => {
  const checked = (key: string) => upload(key, { phase: 'processing', documentId: 8, step: 'received' });
  const refused = upload('c', { phase: 'refused', documentId: 9, reason: 'Empty.', duplicateOf: null });
  expect(pageOf([checked('a')], 8)).toMatch(/We have your document<.*We are checking it now\./s);
  expect(pageOf([checked('a'), checked('b')], 8)).toContain('We are checking them now.');
  expect(pageOf([published, checked('b')], 8)).toMatch(/your 2 documents<.*still checking 1 of them\./s);
  expect(pageOf([published, refused], 8)).toMatch(
    /1 document published<.*says why we did not accept a file\./s,
  );
  expect(pageOf([refused], 8)).toContain('No document was accepted');
});

it('[D25] nothing is confirmed while a file is not published', () => {
  const empty = '<div role="status" class="contents"></div>';
  expect(pageOf([published, upload('b', { phase: 'draft', draftId: 'x' })], 8)).toBe(empty);
  expect(pageOf([], 8)).toBe(empty);
});

it('[D25] the confirmation takes the focus only from a button that is disabled now, or from nothing', () => {
  const element = (isDisabled: boolean) =>
    Object.assign({} as HTMLElement, {
      matches: (selector: string) => selector === ':disabled' && isDisabled,
    });
  const body = element(false);
  expect([null, body, element(true)].map((activeElement) => hasLostFocus({ activeElement, body }))).toEqual([
    true,
    true,
    true,
  ]);
  expect(hasLostFocus({ activeElement: element(false), body })).toBe(false);
});

it('[D25] the confirmation leads back to a page of this site only', () => {
  expect(pageOf([published], 8, '/upload?next=%2Fdocuments%2F3')).toContain('href="/documents/3"');
  expect(pageOf([published], 8, '/upload?next=https%3A%2F%2Fevil.example')).not.toContain('href=');
});
