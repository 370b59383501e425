import { expect, it } from 'vitest';
import { shownState } from './shown-state';
import type { Upload, UploadState } from './upload-item';

const course = { schoolId: 1, courseId: 2, label: 'CHEM 112L', term: 'Fall 2026' };

function upload(state: UploadState, title = 'Notes'): Upload {
  const details = { title, description: '', subject: '', documentType: 'notes' as const };
  return { key: 'a', file: new File([new Uint8Array(1000)], 'a.pdf'), details, attempts: 0, state };
}

it('[D3] a row asks for a missing title and is ready with one', () => {
  expect(shownState(upload({ phase: 'draft' }, ' '))).toEqual({ status: 'needs-title' });
  expect(shownState(upload({ phase: 'draft' }))).toEqual({ status: 'waiting' });
});

it('[D3] a row shows the real bytes, and how long the rest will take', () => {
  const sending = upload({ phase: 'sending', course, sentBytes: 250, elapsedMs: 5000 });
  expect(shownState(sending)).toEqual({ status: 'uploading', sentBytes: 250, secondsLeft: 15 });
});

it('[D3] a paused upload shows that it starts from its first byte', () => {
  expect(shownState(upload({ phase: 'paused', course, attempts: 1 }))).toEqual({ status: 'paused' });
});

it('[D11] a file that was received waits in its next check, and a published one leads to its page', () => {
  const processing = upload({ phase: 'processing', documentId: 7, step: 'received' });
  expect(shownState(processing)).toEqual({ status: 'processing', running: 'readable' });
  expect(shownState(upload({ phase: 'published', documentId: 7, review: null }))).toEqual({
    status: 'published',
    to: '/documents/7',
  });
});

it('[D9] a published file that our staff must review says so before it counts', () => {
  const review = { reason: 'few_words', dueAt: null, note: null } as const;
  expect(shownState(upload({ phase: 'published', documentId: 7, review }))).toMatchObject({
    status: 'published',
    note: expect.stringContaining('our staff must review it before it counts'),
  });
});

it('[D11] a refusal leads to its appeal, a duplicate to the document that is there already', () => {
  const reason = 'It has no page.';
  const refused = shownState(upload({ phase: 'refused', documentId: 7, reason, duplicateOf: null }));
  expect(refused).toEqual({
    status: 'refused',
    reason,
    unsubscribeLink: { label: 'Details and appeal', to: '/documents/7' },
  });
  const duplicate = shownState(upload({ phase: 'refused', documentId: 7, reason, duplicateOf: 3 }));
  expect(duplicate).toMatchObject({ unsubscribeLink: { label: 'See that document', to: '/documents/3' } });
});
