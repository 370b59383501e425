import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Column } from './column';
import { ResourceTable, type RowChoice } from './resource-table';

type Thing = { id: number; name: string; open: number };

const rows: Thing[] = [
  { id: 1, name: 'Beta', open: 3 },
  { id: 2, name: 'alpha', open: 12 },
  { id: 3, name: 'Gamma', open: 0 },
];

const columns: readonly Column<Thing>[] = [
  { name: 'name', head: 'Name', kind: 'lead', sortValue: ({ name }) => name, cell: ({ name }) => name },
  { name: 'open', head: 'Open', kind: 'number', sortValue: ({ open }) => open, cell: ({ open }) => open },
  { name: 'note', head: 'Note', fromPx: 400, cell: () => 'a note' },
];

function render(address: string, more: Partial<Parameters<typeof ResourceTable<Thing>>[0]> = {}): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <ResourceTable label="Things" columns={columns} rows={rows} {...more} />
    </MemoryRouter>,
  );
}

const namesIn = (html: string) => html.match(/alpha|Beta|Gamma/g);

function choice(...ids: string[]): RowChoice<Thing> {
  const state = Object.fromEntries(ids.map((id) => [id, true as const]));
  const selection = { ids, state, change: () => {}, toggle: () => {}, clear: () => {} };
  return { selection, labelOf: ({ name }) => name };
}

it('[M1] rows keep the order of the server until the address asks for another sort', () => {
  expect(namesIn(render('/things'))).toEqual(['Beta', 'alpha', 'Gamma']);
  expect(namesIn(render('/things?sort=name'))).toEqual(['alpha', 'Beta', 'Gamma']);
  const byOpen = render('/things?sort=-open');
  expect(namesIn(byOpen)).toEqual(['alpha', 'Beta', 'Gamma']);
  expect(byOpen.match(/aria-sort="[a-z]+"/g)).toEqual(['aria-sort="descending"']);
  expect(namesIn(render('/things?sort=note'))).toEqual(['Beta', 'alpha', 'Gamma']);
});

it('[M1] the first cell of a row contains the link that opens it, and the open row is marked', () => {
  const html = render('/things', { opening: { open: 2, addressOf: (id) => `/things?id=${id}` } });
  expect(html.match(/data-row="\d"/g)).toEqual(['data-row="1"', 'data-row="2"', 'data-row="3"']);
  expect(html).toContain('href="/things?id=2"');
  expect(html.match(/<tr[^>]* aria-current="true"/g)).toHaveLength(1);
  expect(render('/things')).not.toContain('<a ');
});

it('[M10] the checkbox over the rows shows whether all, some or none are selected', () => {
  const boxes = (...ids: string[]) => render('/', { choice: choice(...ids) }).match(/aria-checked="[a-z]+"/g);
  const box = (state: string) => `aria-checked="${state}"`;
  expect(boxes()?.[0]).toBe(box('false'));
  expect(boxes('2')).toEqual([box('mixed'), box('false'), box('true'), box('false')]);
  expect(boxes('1', '2', '3', 'elsewhere')?.[0]).toBe(box('true'));
  expect(boxes('elsewhere')?.[0]).toBe(box('false'));
});

it('[M10] a column that is hidden or does not fit has no head and no cells', () => {
  const html = render('/', { hidden: ['open'] });
  expect(html.match(/<th /g)).toHaveLength(1);
  expect(html.match(/<td /g)).toHaveLength(rows.length);
});
