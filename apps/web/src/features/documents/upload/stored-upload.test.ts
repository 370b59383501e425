import { expect, it } from 'vitest';
import { parseStoredUpload, typedDetails } from './stored-upload';
import type { Upload } from './upload-item';

const typed = {
  title: 'My title',
  description: '',
  subject: 'Chemistry',
  documentType: 'lab_report',
} as const;

it('[D25] what was typed on the page of uploads is read again, without values of the wrong type', () => {
  const stored = {
    place: { schoolId: 4, school: 'Gulf College', course: 'ECON 12' },
    term: 'Fall 2026',
    files: { a: typed },
  };
  expect(parseStoredUpload(stored)).toEqual(stored);
  expect(
    parseStoredUpload({
      place: { school: 4 },
      term: 1,
      files: { a: { title: 1, documentType: 'x' }, b: 'c' },
    }),
  ).toEqual({ place: {}, files: { a: {}, b: {} } });
  expect(parseStoredUpload({})).toEqual({ place: {}, files: {} });
});

it('[D25] of each file that has arrived, only the fields that somebody typed are stored', () => {
  const upload: Upload = {
    key: 'k',
    file: { name: 'a.pdf', size: 1 },
    details: typed,
    typed: ['title', 'documentType'],
    attempts: 0,
    state: { phase: 'draft', draftId: 'a' },
  };
  expect(typedDetails([upload])).toEqual({ a: { title: 'My title', documentType: 'lab_report' } });
  expect(typedDetails([{ ...upload, state: { phase: 'queued' } }])).toEqual({});
  expect(typedDetails([{ ...upload, typed: [] }])).toEqual({});
});
