import { ApiError } from '@aw/contracts/api-error';
import { maxFileBytes } from '@aw/contracts/documents/file-types';
import { describe, expect, it } from 'vitest';
import {
  added,
  arrived,
  course,
  draftOf,
  file,
  phases,
  run,
  sent,
  started,
  submitted,
} from './testing/upload-actions';
import { draftIdOf, draftsOf, earnedCredits, nextToSend } from './upload-item';
import { uploadProblem } from './upload-problem';
import { type UploadAction, uploadsReducer } from './uploads-reducer';

const offline = uploadProblem(new ApiError(0, 'No connection.'));

describe('the list of uploads', () => {
  it('[D3] several files can be added at once, each with a title from its name and the type Class Notes', () => {
    const uploads = run(added('lab-safety.pdf', 'slides.pptx'));
    expect(phases(uploads)).toEqual(['queued', 'queued']);
    expect(uploads[0]?.details).toEqual({
      title: 'Lab safety',
      description: '',
      subject: '',
      documentType: 'notes',
    });
  });

  it('[D3] an added file one byte over 10 MiB is rejected and never queued', () => {
    const tooLarge = { key: 'big', file: file('big.pdf', maxFileBytes + 1) };
    const uploads = run({ type: 'added', files: [tooLarge] }, submitted);
    expect(uploads[0]?.state).toEqual({
      phase: 'rejected',
      reason: 'This file is larger than 10MB. Please choose a smaller file.',
    });
    expect(nextToSend(uploads)).toEqual([]);
  });

  it('[D3] a file without a title stays a draft when the others are published', () => {
    const blank: UploadAction = { type: 'edited', key: 'a.pdf', details: { title: '   ' } };
    const files = [...sent('a.pdf'), ...sent('b.pdf')];
    expect(phases(run(added('a.pdf', 'b.pdf'), ...files, blank, submitted))).toEqual(['draft', 'publishing']);
  });

  it('[D3] the progress is measured in sent bytes', () => {
    const [upload] = run(added('a.pdf'), submitted, started('a.pdf'), {
      type: 'progressed',
      key: 'a.pdf',
      sentBytes: 6,
      elapsedMs: 2000,
    });
    expect(upload?.state).toMatchObject({ phase: 'sending', sentBytes: 6 });
  });

  it('[D25] suggestions fill in the fields when a file arrives, except those that were typed meanwhile', () => {
    const typed: UploadAction = { type: 'edited', key: 'a.pdf', details: { title: 'Mine' } };
    const suggestions = { subject: 'Chemistry', documentType: 'lab_report' } as const;
    const [upload] = run(added('a.pdf'), started('a.pdf'), typed, arrived('a.pdf', suggestions));
    expect(upload).toMatchObject({
      state: { phase: 'draft', draftId: 'draft of a.pdf' },
      details: { title: 'Mine', subject: 'Chemistry', documentType: 'lab_report' },
    });
  });

  it('[D25] a file that is submitted while it is sent is published as soon as it has arrived', () => {
    const uploads = run(added('a.pdf'), started('a.pdf'), submitted, arrived('a.pdf'));
    expect(uploads[0]).toMatchObject({ state: { phase: 'publishing', course }, details: { title: 'A' } });
    expect(draftsOf(uploads)).toEqual([]);
  });

  it('[D25] publishing without a connection waits, and continues when it is back', () => {
    const failed: UploadAction = { type: 'failed', key: 'a.pdf', problem: offline };
    const paused = run(added('a.pdf'), ...sent('a.pdf'), submitted, failed);
    expect(paused[0]?.state).toMatchObject({ phase: 'paused', attempts: 1 });
    expect(phases(uploadsReducer(paused, { type: 'reconnected' }))).toEqual(['publishing']);
  });

  it.each([
    ['a lost response', new ApiError(0, 'No connection.')],
    ['a proxy without an answer', new ApiError(502, '<h1>Bad Gateway</h1>')],
    ['an API without drafts', new ApiError(422, '', { code: 'files.missing', message: 'File Required' })],
  ])('[D25] after %s, the same draft is published again, also that of a restored file', (_, error) => {
    const old = draftOf('old.pdf');
    const files: UploadAction[] = [{ type: 'restored', drafts: [old], typed: {} }, added('a.pdf')];
    const failed = (key: string): UploadAction => ({ type: 'failed', key, problem: uploadProblem(error) });
    const paused = run(...files, ...sent('a.pdf'), submitted, failed('a.pdf'), failed(old.draftId));
    expect(uploadsReducer(paused, { type: 'reconnected' })).toMatchObject([
      { state: { phase: 'publishing', draftId: old.draftId } },
      { state: { phase: 'publishing', draftId: 'draft of a.pdf' } },
    ]);
  });

  it('[D25] a file that is removed before it is published has its draft deleted, whatever it waits for', () => {
    const failed: UploadAction = { type: 'failed', key: 'a.pdf', problem: offline };
    const draft = run(added('a.pdf'), ...sent('a.pdf'));
    const paused = run(added('a.pdf'), ...sent('a.pdf'), submitted, failed);
    for (const uploads of [draft, paused])
      expect(uploads.map(({ state }) => draftIdOf(state))).toEqual(['draft of a.pdf']);
    expect(run(added('a.pdf'), started('a.pdf')).map(({ state }) => draftIdOf(state))).toEqual([undefined]);
  });

  it('[D25] a file waits while the API has no address for drafts, and an unknown course is corrected', () => {
    const missing = new ApiError(404, '', { code: 'request.not_found', message: 'Not found.' });
    const failed: UploadAction = { type: 'failed', key: 'a.pdf', problem: uploadProblem(missing) };
    expect(phases(run(added('a.pdf'), started('a.pdf'), failed))).toEqual(['paused']);
    const course = new ApiError(404, '', { code: 'courses.not_found', message: 'Unknown course.' });
    expect(uploadProblem(course)).toEqual({ kind: 'fields', reason: 'Unknown course.' });
  });

  it('[D25] files that were sent before a reload are listed once, and can be published', () => {
    const restored: UploadAction = { type: 'restored', drafts: [draftOf('old.pdf')], typed: {} };
    const uploads = run(restored, restored, submitted);
    expect(uploads).toMatchObject([{ file: { name: 'old.pdf', size: 10 }, state: { phase: 'publishing' } }]);
  });

  it('[D25] a draft that is listed while its file is still being sent has one row', () => {
    const restored: UploadAction = {
      type: 'restored',
      drafts: [draftOf('a.pdf'), draftOf('old.pdf')],
      typed: {},
    };
    const uploads = run(added('a.pdf'), started('a.pdf'), restored, arrived('a.pdf'));
    expect(uploads.map(({ key, state }) => [key, draftIdOf(state)])).toEqual([
      ['draft of old.pdf', 'draft of old.pdf'],
      ['a.pdf', 'draft of a.pdf'],
    ]);
  });

  it('[D25] after a reload, typed fields come back and are stored once, and others are suggested', () => {
    const draft = draftOf('old.pdf', { subject: 'Chemistry' });
    const typed = { [draft.draftId]: { title: 'Mine' }, other: { title: 'Gone' } };
    const edited: UploadAction = { type: 'edited', key: draft.draftId, details: { title: 'Mine too' } };
    const [upload] = run({ type: 'restored', drafts: [draft], typed }, edited);
    expect(upload).toMatchObject({ details: { title: 'Mine too', subject: 'Chemistry' }, typed: ['title'] });
  });

  it('[D25] a file whose hour is over is sent once more, unless the page has only its name', () => {
    const problem = uploadProblem(new ApiError(404, 'gone', { code: 'drafts.not_found', message: 'Gone.' }));
    const failed = (key: string): UploadAction => ({ type: 'failed', key, problem });
    expect(phases(run(added('a.pdf'), ...sent('a.pdf'), submitted, failed('a.pdf')))).toEqual(['queued']);
    const old = draftOf('old.pdf');
    const uploads = run({ type: 'restored', drafts: [old], typed: {} }, submitted, failed(old.draftId));
    expect(uploads[0]?.state).toEqual({ phase: 'failed', reason: 'Gone.', canRetry: false });
  });

  it('[D3] an upload without a connection waits and starts again from its first byte when it is back', () => {
    const progressed: UploadAction = { type: 'progressed', key: 'a.pdf', sentBytes: 6, elapsedMs: 9 };
    const paused = run(added('a.pdf'), submitted, started('a.pdf'), progressed, {
      type: 'failed',
      key: 'a.pdf',
      problem: offline,
    });
    expect(paused[0]?.state).toEqual({ phase: 'paused', course, attempts: 1 });
    const again = [{ type: 'reconnected' } as const, started('a.pdf')].reduce(uploadsReducer, paused);
    expect(again[0]?.state).toMatchObject({ phase: 'sending', sentBytes: 0 });
    const lost = uploadsReducer(again, { type: 'failed', key: 'a.pdf', problem: offline });
    expect(lost[0]?.state).toMatchObject({ phase: 'paused', attempts: 2 });
  });

  it('[D3] an upload can be retried after a server error, and not after a refused type', () => {
    const send = [added('a.pdf'), submitted, started('a.pdf')];
    const failWith = (error: unknown): UploadAction[] => [
      ...send,
      { type: 'failed', key: 'a.pdf', problem: uploadProblem(error) },
      { type: 'retried', key: 'a.pdf' },
    ];
    const busy = new ApiError(503, 'busy', { code: 'server.busy', message: 'Busy.' });
    const type = new ApiError(415, 'type', { code: 'files.type', message: 'This is not a PDF.' });
    expect(phases(run(...failWith(busy)))).toEqual(['queued']);
    expect(run(...failWith(type))[0]?.state).toEqual({
      phase: 'failed',
      course,
      reason: 'This is not a PDF.',
      canRetry: false,
    });
  });

  it('[D3] fields that the server refuses can be edited again, with the server’s message', () => {
    const problem = uploadProblem(
      new ApiError(422, 'invalid', {
        code: 'request.invalid',
        message: 'Please check the fields.',
        issues: [{ path: 'title', message: 'Please use at most 200 characters.' }],
      }),
    );
    const uploads = run(added('a.pdf'), ...sent('a.pdf'), submitted, {
      type: 'failed',
      key: 'a.pdf',
      problem,
    });
    expect(uploads[0]?.state).toMatchObject({
      phase: 'draft',
      problem: 'Please use at most 200 characters.',
    });
  });

  it('[D11] the checks are followed step by step until the document is published or refused', () => {
    const accepted = run(added('a.pdf'), submitted, started('a.pdf'), {
      type: 'accepted',
      key: 'a.pdf',
      documentId: 7,
      step: 'received',
    });
    const event = {
      status: 'processing',
      step: 'duplicates',
      reason: null,
      duplicateOf: null,
      pageCount: 3,
      isFinal: false,
      readAgainAt: null,
      counting: 'counted',
      review: null,
      newCredits: 0,
    } as const;
    const checking = uploadsReducer(accepted, { type: 'processed', key: 'a.pdf', event });
    expect(checking[0]?.state).toEqual({ phase: 'processing', documentId: 7, step: 'duplicates' });
    const published = { ...event, status: 'published', step: 'published', isFinal: true } as const;
    expect(phases(uploadsReducer(checking, { type: 'processed', key: 'a.pdf', event: published }))).toEqual([
      'published',
    ]);
    const review = { reason: 'few_words', dueAt: null, note: null } as const;
    const waiting = { ...published, counting: 'waiting', review } as const;
    expect(uploadsReducer(checking, { type: 'processed', key: 'a.pdf', event: waiting })[0]?.state).toEqual({
      phase: 'published',
      documentId: 7,
      review,
      newCredits: 0,
    });
    const earned = { ...published, newCredits: 5 };
    expect(earnedCredits(uploadsReducer(checking, { type: 'processed', key: 'a.pdf', event: earned }))).toBe(
      5,
    );
    const refused = {
      ...event,
      status: 'refused',
      reason: 'The same file is here.',
      duplicateOf: 3,
      isFinal: true,
    } as const;
    expect(uploadsReducer(checking, { type: 'processed', key: 'a.pdf', event: refused })[0]?.state).toEqual({
      phase: 'refused',
      documentId: 7,
      reason: 'The same file is here.',
      duplicateOf: 3,
    });
  });
});
