import type { OriginalState, StaffText } from '@aw/contracts/content/staff';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { textColumns } from './content.list';

const text = (original: OriginalState | null): StaffText & { id: string } => ({
  id: 'page/about',
  name: 'page/about',
  format: 'yaml',
  versionId: null,
  isBuilt: true,
  isChanged: original !== null,
  original,
  changedBy: null,
  changedAt: null,
});

/** Renders the first cell of a row in a list that shows these columns. */
function firstCell(original: OriginalState | null, columns: readonly string[]): string {
  const has = (name: string) => columns.includes(name);
  return renderToStaticMarkup(
    <MemoryRouter>{textColumns[0]?.cell(text(original), { query: '', has })}</MemoryRouter>,
  );
}

it('[X9] [M12] a list that is too narrow for all columns marks a changed original under its name', () => {
  expect(firstCell('changed', ['text', 'state'])).toContain('Original has changed');
  expect(firstCell('changed', ['text', 'state', 'original'])).not.toContain('Original has changed');
  expect(firstCell('same', ['text', 'state'])).not.toContain('Original has changed');
  expect(firstCell(null, ['text', 'state'])).not.toContain('Original has changed');
});
