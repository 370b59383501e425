import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge, Tag } from './badge';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'In progress' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

function AllTones({ isPlain = false }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge isPlain={isPlain}>Draft</Badge>
      <Badge isPlain={isPlain} tone="accent">
        In progress
      </Badge>
      <Badge isPlain={isPlain} tone="positive" icon={CircleCheck}>
        Verified
      </Badge>
      <Badge isPlain={isPlain} tone="caution" icon={Clock}>
        Awaiting payment
      </Badge>
      <Badge isPlain={isPlain} tone="danger" icon={TriangleAlert}>
        Disputed
      </Badge>
      <Tag>Study Guide</Tag>
    </div>
  );
}

export const Tones: Story = { render: () => <AllTones /> };
export const TonesDark: Story = { render: () => <AllTones />, globals: { theme: 'dark' } };
export const Plain: Story = { render: () => <AllTones isPlain /> };
export const PlainDark: Story = { render: () => <AllTones isPlain />, globals: { theme: 'dark' } };
export const Cited: Story = {
  render: () => (
    <div className="flex gap-2">
      <Badge tone="mark">p. 14</Badge>
      <Badge tone="mark-soft">p. 2</Badge>
    </div>
  ),
};
export const CitedDark: Story = { ...Cited, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { tone: 'positive', icon: CircleCheck, children: 'تم التحقق' },
  globals: { direction: 'rtl' },
};

export const LongText: Story = {
  name: '[X15] a long state is truncated at the edge of a phone',
  globals: { viewport: { value: 'phone' } },
  args: { tone: 'caution', icon: Clock, children: 'Awaiting the answer of the payment provider '.repeat(4) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
