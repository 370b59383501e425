import { expect, it } from 'vitest';
import type { Upload, UploadState } from './upload-item';
import { uploadRowState } from './upload-row-state';

const course = { schoolId: 1, courseId: 2, label: 'CHEM 112L', term: 'Fall 2026' };

function upload(state: UploadState, title = 'Notes'): Upload {
  const details = { title, description: '', subject: '', documentType: 'notes' as const };
  return {
    key: 'a',
    file: new File([new Uint8Array(1000)], 'a.pdf'),
    details,
    typed: [],
    attempts: 0,
    state,
  };
}

it('[D3] a queued file counts as uploading, unless it waits until others are published', () => {
  const queued = upload({ phase: 'queued' });
  expect(uploadRowState(queued)).toEqual({ status: 'uploading', sentBytes: 0 });
  expect(uploadRowState(queued, { isHeld: true })).toEqual({ status: 'held' });
});

it('[D3] the row of an upload asks for a missing title and is ready with one', () => {
  expect(uploadRowState(upload({ phase: 'draft', draftId: 'x' }, ' '))).toEqual({ status: 'needs-title' });
  expect(uploadRowState(upload({ phase: 'draft', draftId: 'x' }))).toEqual({ status: 'waiting' });
});

it('[D3] the row of an upload shows the sent bytes and the remaining time', () => {
  const sending = upload({ phase: 'sending', course, sentBytes: 250, elapsedMs: 5000 });
  expect(uploadRowState(sending)).toEqual({ status: 'uploading', sentBytes: 250, secondsLeft: 15 });
});

it('[D3] [X4] a paused upload is offline only without a connection, not while it waits for the site', () => {
  const paused = upload({ phase: 'paused', course, attempts: 1 });
  expect(uploadRowState(paused, { isOnline: false })).toEqual({ status: 'paused', isOffline: true });
  expect(uploadRowState(paused, { isOnline: true })).toEqual({ status: 'paused', isOffline: false });
});

it('[D11] a received file shows its next check, and a published one links to its page', () => {
  const processing = upload({ phase: 'processing', documentId: 7, step: 'received' });
  expect(uploadRowState(processing)).toEqual({ status: 'processing', running: 'readable' });
  expect(uploadRowState(upload({ phase: 'published', documentId: 7, review: null, newCredits: 0 }))).toEqual({
    status: 'published',
    to: '/documents/7',
  });
});

it('[D9] a published file that staff must review before it counts says so', () => {
  const review = { reason: 'few_words', dueAt: null, note: null } as const;
  expect(uploadRowState(upload({ phase: 'published', documentId: 7, review, newCredits: 0 }))).toMatchObject({
    status: 'published',
    note: expect.stringContaining('our staff must review it before it counts'),
  });
});

it('[D11] a refused upload links to its appeal, and a duplicate to the existing document', () => {
  const reason = 'It has no page.';
  const refused = uploadRowState(upload({ phase: 'refused', documentId: 7, reason, duplicateOf: null }));
  expect(refused).toEqual({
    status: 'refused',
    reason,
    detailsLink: { label: 'Details and appeal', to: '/documents/7' },
  });
  const duplicate = uploadRowState(upload({ phase: 'refused', documentId: 7, reason, duplicateOf: 3 }));
  expect(duplicate).toMatchObject({ detailsLink: { label: 'See that document', to: '/documents/3' } });
});
