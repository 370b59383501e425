import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { PayBar } from './pay-bar';

const onPay = fn();

const meta = {
  title: 'Patterns/Pay bar',
  component: PayBar,
  args: {
    label: '2,500 words, final price',
    amount: '30 USD',
    children: (
      <Button variant="primary" onClick={onPay}>
        Pay 30 USD
      </Button>
    ),
  },
  globals: phone,
} satisfies Meta<typeof PayBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: { ...phone, ...dark } };
export const RightToLeft: Story = { globals: { ...phone, ...rightToLeft } };
export const LongText: Story = {
  args: {
    label: '100,000 words, final price',
    amount: '1,000 USD',
    children: <Button variant="primary">Place the order</Button>,
  },
};
export const Pending: Story = {
  args: {
    children: (
      <Button variant="primary" isPending pendingLabel="Processing...">
        Pay 30 USD
      </Button>
    ),
  },
};

export const Pays: Story = {
  name: '[O1] the pay bar shows the amount, and its button works by keyboard',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('30 USD')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onPay).toHaveBeenCalledOnce();
  },
};

export const Wide: Story = {
  name: '[O1] a wide page shows no pay bar',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
