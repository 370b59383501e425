import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { OrderTimeline, type TimelineStep } from './order-timeline';

const passed: TimelineStep[] = [
  { key: '1', label: 'Order placed', state: 'done', when: { text: 'Feb 26, 20:04' } },
  {
    key: '2',
    label: 'Paid',
    state: 'done',
    when: {
      text: 'Feb 26, 20:06',
      at: '2026-02-26T16:06:00Z',
      exact: 'Thursday, February 26, 2026, 20:06 GST',
    },
    notes: [
      {
        key: 'paid',
        text: '30 USD by card.',
        link: { label: 'Receipt', to: '/api/orders/AW-7Q4KM9XT00000000/receipt' },
      },
    ],
  },
  {
    key: '3',
    label: 'Writer assigned',
    state: 'done',
    when: { text: 'Feb 26, 23:41' },
    notes: [{ key: 'writer', text: 'Hana K., MSc Chemistry' }],
  },
];

const steps: TimelineStep[] = [
  ...passed,
  {
    key: '4',
    label: 'In progress',
    state: 'now',
    when: { text: 'since Feb 27, 09:15' },
    notes: [{ key: 'draft', text: 'draft-sections-1-2.docx is in Files' }],
  },
  { key: '5', label: 'Delivered', state: 'to-come', when: { text: 'due Thu, Mar 5, 20:00 (GST)' } },
  { key: '6', label: 'Completed', state: 'to-come', when: { text: 'after you accept it' } },
];

const meta = {
  title: 'Patterns/Order timeline',
  component: OrderTimeline,
  args: { label: 'Progress of the order', steps },
  decorators: [(Story) => <div className="max-w-58">{Story()}</div>],
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};
export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const RightToLeft: Story = { globals: rightToLeft };
export const Completed: Story = {
  args: {
    steps: [...passed, { key: '4', label: 'Completed', state: 'done', when: { text: 'Mar 6, 10:00' } }],
  },
};
export const Cancelled: Story = {
  args: {
    steps: [
      ...passed.slice(0, 1),
      { key: '2', label: 'Cancelled', state: 'stopped', when: { text: 'Feb 26, 21:00' } },
    ],
  },
};
export const LongText: Story = {
  args: {
    steps: steps.map((step) => ({
      ...step,
      label: `${step.label} ${'and a great deal more to say '.repeat(2)}`,
      notes: [{ key: 'long', text: 'notes-on-the-theory-of-everything-'.repeat(4) }],
    })),
  },
};

export const OneStepIsNow: Story = {
  name: '[O8] one step is current, the others say whether they are done, and the receipt is reached by keyboard',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(6);
    const current = items.filter((item) => item.hasAttribute('aria-current'));
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('In progress, now');
    await expect(items[0]).toHaveTextContent('Order placed, done');
    await expect(items[5]).toHaveTextContent('Completed, to come');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Receipt' })).toHaveFocus();
  },
};
