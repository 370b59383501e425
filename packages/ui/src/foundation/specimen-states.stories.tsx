import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { Badge, Tag } from '../primitives/badge';
import { Button } from '../primitives/button';
import { EmptyState } from '../primitives/empty-state';
import { ErrorState } from '../primitives/error-state';
import { Note } from '../primitives/note';
import { ProgressSteps, Stroke } from '../primitives/progress';
import { Skeleton } from '../primitives/skeleton';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '../primitives/table';

type PaneProps = { theme: 'light' | 'dark' };

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5">
      <h2 className="mb-3 text-16 tracking-normal">{title}</h2>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>;
}

function States() {
  return (
    <>
      <Group title="Tags, status">
        <Row>
          <Tag>Study Guide</Tag>
          <Tag>Medium</Tag>
          <Badge tone="positive" icon={CircleCheck}>
            Verified
          </Badge>
          <Badge tone="caution" icon={Clock}>
            Awaiting payment
          </Badge>
          <Badge tone="danger" icon={TriangleAlert}>
            Disputed
          </Badge>
          <Badge tone="accent">In progress</Badge>
          <Badge tone="mark">p. 14</Badge>
          <Badge tone="mark-soft">p. 2</Badge>
        </Row>
      </Group>
      <Group title="Progress">
        <p className="flex justify-between text-14">
          <b>6 of 10 uploads</b>
          <span className="text-ink-muted">next: 5 unlock credits</span>
        </p>
        <Stroke label="Uploads" value={6} max={10} slots={10} size="lg" />
        <ProgressSteps
          label="Checks"
          steps={[
            { label: 'Received', state: 'done' },
            { label: 'Readable', state: 'done' },
            { label: 'Checking for duplicates', state: 'now' },
            { label: 'Published', state: 'to-come' },
          ]}
        />
      </Group>
      <Group title="Notes">
        <Note tone="offline" title="You are offline.">
          We save your answers on this device.
        </Note>
        <Note tone="info">
          Custom writing is not offered in your place of study.{' '}
          <a href="#lawful">Proofreading and tutoring are.</a>
        </Note>
      </Group>
    </>
  );
}

function Places({ theme }: PaneProps) {
  return (
    <>
      <Group title="Skeleton">
        <div className="grid gap-3">
          <Skeleton shape="title" width="long" />
          <Skeleton width="half" />
        </div>
      </Group>
      <Group title="Empty, error">
        <EmptyState
          title="No questions yet"
          level={3}
          action={<Button variant="primary">Ask First Question</Button>}
        >
          Stuck on a problem? Ask it here, and an expert answers.
        </EmptyState>
        <ErrorState title="Documents did not load" level={3} cause="offline" onRetry={() => undefined}>
          Your search is kept. Nothing was lost.
        </ErrorState>
      </Group>
      <Group title="Table rows">
        <Table label={`Orders, ${theme}`}>
          <TableHead>
            <TableHeadCell>Order</TableHeadCell>
            <TableHeadCell>Status</TableHeadCell>
            <TableHeadCell>Due</TableHeadCell>
            <TableHeadCell align="end">USD</TableHeadCell>
          </TableHead>
          <TableBody>
            <TableRow isOpen>
              <TableCell kind="id">AW-5C8NW2LJ</TableCell>
              <TableCell>
                <Badge tone="accent">In progress</Badge>
              </TableCell>
              <TableCell kind="late">Late by 3 h</TableCell>
              <TableCell kind="number">30</TableCell>
            </TableRow>
            <TableRow isSelected>
              <TableCell kind="id">AW-2XP8R4TN</TableCell>
              <TableCell>
                <Badge tone="positive">Paid</Badge>
              </TableCell>
              <TableCell>in 2 h</TableCell>
              <TableCell kind="number">1,120</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </Group>
    </>
  );
}

const meta = {
  title: 'Foundation/Specimen of states',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Pane({ theme }: PaneProps) {
  return (
    <div data-theme={theme} className="min-w-0 bg-surface px-4 pt-4 pb-12 text-ink md:px-10">
      <States />
      <Places theme={theme} />
    </div>
  );
}

export const BothThemes: Story = {
  name: '[X2] the attribute alone switches the states between both themes',
  render: () => (
    <div className="grid lg:grid-cols-2">
      <Pane theme="light" />
      <Pane theme="dark" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button', { name: 'Ask First Question' });
    const grounds = buttons.map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(grounds).size).toBe(2);
  },
};

export const OnThePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Pane theme="dark" />,
};
