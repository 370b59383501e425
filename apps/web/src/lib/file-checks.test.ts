import { describe, expect, it } from 'vitest';
import { checkNote, checksPollMs, orderFileProblem } from './file-checks';

const now = new Date('2026-11-29T10:00:00Z');
const file = (status: 'checking' | 'ready' | 'refused', ageSeconds: number) => ({
  status,
  createdAt: new Date(now.getTime() - ageSeconds * 1000).toISOString(),
});

describe('files that are being checked', () => {
  it('[P9] are refreshed every 2 seconds in the first minute, then every 30 seconds', () => {
    expect(checksPollMs([file('checking', 3)], now)).toBe(2_000);
    expect(checksPollMs([file('checking', 61)], now)).toBe(30_000);
    expect(checksPollMs([file('checking', 61), file('checking', 3), file('ready', 3)], now)).toBe(2_000);
  });

  it('[P9] are not refreshed when all checks have finished', () => {
    expect(checksPollMs([file('ready', 3), file('refused', 3)], now)).toBe(false);
    expect(checksPollMs([], now)).toBe(false);
  });

  it('[P9] have a note after a minute that it takes longer than usual', () => {
    expect(checkNote(file('checking', 3), now)).toBe('Being checked');
    expect(checkNote(file('checking', 61), now)).toBe(
      'Being checked. This is taking longer than usual. We may read the file again within 35 minutes. You do not need to do anything.',
    );
    expect(checkNote(file('ready', 61), now)).toBeUndefined();
  });

  it('[D12] say that they wait for the virus scanner, and when they are scanned again', () => {
    const waiting = { ...file('checking', 3), scanAgainAt: '2026-11-29T10:05:00Z' };
    expect(checkNote(waiting, now)).toMatch(
      /^Being checked\. We check every file for viruses, and our virus scanner does not answer at the moment\. We will try again at \d/,
    );
    expect(checkNote({ ...waiting, status: 'ready' }, now)).toBeUndefined();
  });
});

const limit = 10 * 1024 * 1024;

it('[O1] orders accept pdf, doc, docx and txt files in upper or lower case, and no other type', () => {
  for (const name of ['a.pdf', 'a.DOC', 'a.docx', 'notes.Txt'])
    expect(orderFileProblem({ name, size: 1 }, limit)).toBeUndefined();
  for (const name of ['a.pptx', 'a.exe', 'pdf', 'a.pdf.zip'])
    expect(orderFileProblem({ name, size: 1 }, limit)).toBe(
      'We cannot accept this type of file. Please choose a PDF, DOC, DOCX or TXT file.',
    );
});

it('[O1] an empty file and one above the limit are refused before the upload', () => {
  expect(orderFileProblem({ name: 'a.pdf', size: 0 }, limit)).toContain('empty');
  expect(orderFileProblem({ name: 'a.pdf', size: limit }, limit)).toBeUndefined();
  expect(orderFileProblem({ name: 'a.pdf', size: limit + 1 }, limit)).toBe(
    'This file is larger than 10MB. Please choose a smaller file.',
  );
});
