import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Lock, PenLine, Shield } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { TrustBadges } from './trust-badges';

const meta = {
  title: 'Patterns/Trust badges',
  component: TrustBadges,
  args: {
    badges: [
      { label: '100% Secure', icon: Lock },
      { label: '24/7 Support', icon: Clock },
      { label: 'Expert Writers', icon: PenLine },
      { label: 'Quality Guaranteed', icon: Shield },
    ],
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof TrustBadges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  args: { badges: [{ label: 'A promise that is rather long for its half of the line', icon: Lock }] },
};

export const All: Story = {
  name: '[O1] the badges form one list',
  play: async ({ canvasElement }) => {
    const points = within(canvasElement).getAllByRole('listitem');
    await expect(points.map((point) => point.textContent)).toEqual([
      '100% Secure',
      '24/7 Support',
      'Expert Writers',
      'Quality Guaranteed',
    ]);
  },
};
