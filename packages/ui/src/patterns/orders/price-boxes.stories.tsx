import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { PriceBoxes } from './price-boxes';

const meta = {
  title: 'Patterns/Price boxes',
  component: PriceBoxes,
  args: {
    amounts: [
      ['Price USD', '60'],
      ['Discount 50% USD', '30'],
      ['Final Price USD', '30'],
    ],
  },
} satisfies Meta<typeof PriceBoxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  globals: phone,
  args: {
    amounts: [
      ['Price USD', '2000'],
      ['Discount 100% USD', '1234567'],
      ['Final Price USD', '0'],
    ],
  },
};

export const ReadOnly: Story = {
  name: '[O1] the three amounts can be focused and read, but not edited',
  play: async ({ canvasElement }) => {
    const final = within(canvasElement).getByRole('textbox', { name: 'Final Price USD' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(final).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(final).toHaveValue('30');
  },
};
