import { staffDocumentStates } from '@aw/contracts/documents/staff';
import { expect, it } from 'vitest';
import { shownColumns } from '../../resource-list/column';
import { columns, emptyText } from './documents.list';

it('[M1] an empty list of documents says whether a search matched nothing or the state has no documents', () => {
  expect(emptyText({ state: 'refused', q: 'zzz' }).title).toBe('No document matches “zzz”');
  expect(emptyText({ state: undefined, q: '' }).title).toBe('No documents yet');
  const titles = staffDocumentStates.map((state) => emptyText({ state, q: '' }).title);
  expect(new Set(titles).size).toBe(staffDocumentStates.length);
});

it('[D11] an empty list of appeals says what it is for', () => {
  expect(emptyText({ state: 'appealed', q: '' }).title).toBe('No open appeals');
});

it('[M1] a wide list of documents shows every column, and a phone shows the title and the status', () => {
  const shownAt = (widthPx: number) => shownColumns(columns, widthPx).map(({ name }) => name);
  expect(shownAt(1200)).toEqual(['title', 'fileName', 'uploader', 'type', 'status', 'age']);
  expect(shownAt(328)).toEqual(['title', 'status']);
  expect(shownAt(660)).toEqual(['title', 'type', 'status', 'age']);
});
