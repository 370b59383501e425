import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from './badge';
import { Checkbox } from './checkbox';
import { type SortDirection, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from './table';
import { VisuallyHidden } from './visually-hidden';

const orders = [
  {
    id: 'AW-5C8NW2LJ',
    topic: 'Price elasticity of demand in the market for study aids',
    due: 'Late by 3 h',
    usd: 30,
  },
  { id: 'AW-2XP8R4TN', topic: 'Titration of a weak acid', due: 'in 2 h', usd: 20 },
  { id: 'AW-9D4QT2XE', topic: 'Judicial restraint', due: 'Sun 1 Mar', usd: 1120 },
];

function Orders() {
  const [chosen, setChosen] = useState(['AW-2XP8R4TN']);
  const [sort, setSort] = useState<SortDirection>('none');
  const rows =
    sort === 'none' ? orders : [...orders].sort((a, b) => (sort === 'ascending' ? 1 : -1) * (a.usd - b.usd));
  return (
    <Table label="Orders">
      <TableHead>
        <TableHeadCell>
          <VisuallyHidden>Select</VisuallyHidden>
        </TableHeadCell>
        <TableHeadCell>Order</TableHeadCell>
        <TableHeadCell>Topic</TableHeadCell>
        <TableHeadCell>Status</TableHeadCell>
        <TableHeadCell>Due</TableHeadCell>
        <TableHeadCell
          align="end"
          sort={sort}
          onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}
        >
          USD
        </TableHeadCell>
      </TableHead>
      <TableBody>
        {rows.map(({ id, topic, due, usd }) => (
          <TableRow key={id} isSelected={chosen.includes(id)} isOpen={id === 'AW-5C8NW2LJ'}>
            <TableCell kind="control">
              <Checkbox
                label={`Select ${id}`}
                isLabelHidden
                isChecked={chosen.includes(id)}
                onCheckedChange={(isOn) =>
                  setChosen(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              />
            </TableCell>
            <TableCell kind="id">{id}</TableCell>
            <TableCell kind="lead" title={topic}>
              {topic}
            </TableCell>
            <TableCell>
              <Badge tone="accent">In progress</Badge>
            </TableCell>
            <TableCell kind={due.startsWith('Late') ? 'late' : 'text'}>{due}</TableCell>
            <TableCell kind="number">{usd.toLocaleString('en')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const meta = {
  title: 'Primitives/Table',
  component: Table,
  args: { label: 'Orders', children: null },
  render: () => <Orders />,
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Empty: Story = {
  render: () => (
    <Table label="Orders">
      <TableHead>
        <TableHeadCell>Order</TableHeadCell>
        <TableHeadCell>Due</TableHeadCell>
      </TableHead>
      <TableBody>{null}</TableBody>
    </Table>
  ),
};

export const OnThePhone: Story = {
  name: '[X15] a wide table scrolls, and the page does not',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Orders' })).toHaveFocus();
  },
};

export const Sorted: Story = {
  name: '[M6] a column is sorted by keyboard and exposes its direction',
  play: async ({ canvas }) => {
    const column = canvas.getByRole('columnheader', { name: 'USD' });
    await expect(column).toHaveAttribute('aria-sort', 'none');
    canvas.getByRole('button', { name: 'USD' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('AW-2XP8R4TN');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('AW-9D4QT2XE');
  },
};

export const Selected: Story = {
  name: '[M6] a selected row is tinted, and the row shown in the panel is marked as current',
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /AW-9D4QT2XE/ });
    const before = getComputedStyle(row).backgroundColor;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select AW-9D4QT2XE' }));
    await userEvent.unhover(row);
    const badge = row.querySelector('td > span');
    if (!badge) throw new Error('the row has no badge');
    await expect(getComputedStyle(badge).backgroundColor).not.toBe(getComputedStyle(row).backgroundColor);
    await expect(getComputedStyle(row).backgroundColor).not.toBe(before);
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('AW-5C8NW2LJ');
    await expect(row.offsetHeight).toBeGreaterThanOrEqual(40);
  },
};
