import { describe, expect, it } from 'vitest';
import { added, arrived, run, sent, started, submitted } from './testing/upload-actions';
import {
  draftsOf,
  followedUploads,
  hasUnsent,
  heldUploads,
  isSending,
  nextToPublish,
  nextToSend,
  retryDelayMs,
  secondsLeft,
  type Upload,
} from './upload-item';
import { type UploadAction, uploadsReducer } from './uploads-reducer';

describe('the order of uploads', () => {
  it('[D3] two files are sent at a time, and the next starts when one has arrived', () => {
    const sending = run(added('a.pdf', 'b.pdf', 'c.pdf'), started('a.pdf'), started('b.pdf'));
    expect(nextToSend(sending)).toEqual([]);
    const next = uploadsReducer(sending, arrived('a.pdf'));
    expect(nextToSend(next).map(({ key }) => key)).toEqual(['c.pdf']);
  });

  it('[D25] files at a place that is not listed are published one after another, and others at once', () => {
    const files = [added('a.pdf', 'b.pdf'), ...sent('a.pdf'), ...sent('b.pdf')];
    const keys = (uploads: Upload[]) => nextToPublish(uploads).map(({ key }) => key);
    expect(keys(run(...files, submitted))).toEqual(['a.pdf', 'b.pdf']);
    for (const place of [
      { schoolName: 'Lyceum', courseName: 'Greek 1' },
      { schoolId: 1, courseName: 'Greek 1' },
    ]) {
      const typed = { ...place, label: 'Greek 1', term: 'Fall 2026' };
      const publishing = run(...files, { type: 'submitted', course: typed });
      expect(keys(publishing)).toEqual(['a.pdf']);
      const accepted = { type: 'accepted', key: 'a.pdf', documentId: 7, step: 'received' } as const;
      expect(keys(uploadsReducer(publishing, accepted))).toEqual(['b.pdf']);
    }
  });

  it('[D3] only files that would be lost block leaving the page', () => {
    const publishing = run(added('a.pdf'), ...sent('a.pdf'), submitted);
    expect(hasUnsent(run(added('a.pdf')))).toBe(true);
    expect(isSending(run(added('a.pdf')))).toBe(false);
    expect([hasUnsent(publishing), isSending(publishing)]).toEqual([true, true]);
    const processing = uploadsReducer(publishing, {
      type: 'accepted',
      key: 'a.pdf',
      documentId: 7,
      step: 'received',
    });
    expect(hasUnsent(processing)).toBe(false);
    expect(hasUnsent(run(added('a.txt')))).toBe(false);
    expect(draftsOf(run(added('a.txt', 'b.pdf')))).toHaveLength(1);
  });

  it('[D11] only the two oldest checks are followed, and at most fifteen files are in checks', () => {
    const names = Array.from({ length: 17 }, (_, at) => `${at}.pdf`);
    const accepted = names
      .slice(0, 15)
      .flatMap((key, at): UploadAction[] => [
        started(key),
        { type: 'accepted', key, documentId: at + 1, step: 'received' },
      ]);
    const uploads = run(added(...names), submitted, ...accepted);
    expect(followedUploads(uploads).map(({ key }) => key)).toEqual(['0.pdf', '1.pdf']);
    expect(nextToSend(uploads)).toEqual([]);
  });

  it('[D3] the sixteenth file waits until others are published, also while one of them waits for a connection', () => {
    const names = Array.from({ length: 16 }, (_, at) => `${at}.pdf`);
    const files = [added(...names), ...names.slice(0, 14).flatMap(sent)];
    const heldKeys = (uploads: Upload[]) => heldUploads(uploads).map(({ key }) => key);
    expect(heldKeys(run(...files))).toEqual(['15.pdf']);
    const offline: UploadAction = { type: 'failed', key: '0.pdf', problem: { kind: 'connection' } };
    const paused = run(...files, submitted, offline);
    expect(nextToSend(paused).map(({ key }) => key)).toEqual(['14.pdf']);
    expect(heldKeys(paused)).toEqual(['15.pdf']);
    expect(nextToSend(uploadsReducer(paused, started('14.pdf')))).toEqual([]);
    expect(heldKeys(run(added('a.pdf', 'b.pdf', 'c.pdf')))).toEqual([]);
  });

  it('[D3] the wait between attempts doubles up to 30 seconds', () => {
    expect([1, 2, 3, 9].map(retryDelayMs)).toEqual([2000, 4000, 8000, 30_000]);
  });

  it('[D3] the remaining time is estimated once enough was sent', () => {
    expect(secondsLeft(500, 1000, 200)).toBeUndefined();
    expect(secondsLeft(250, 1000, 5000)).toBe(15);
    expect(secondsLeft(1000, 1000, 5000)).toBeUndefined();
  });
});
