import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { PriceSummary } from './price-summary';

const onPay = fn();

const meta = {
  title: 'Patterns/Price summary',
  component: PriceSummary,
  args: {
    lead: 'Coursework, 2:1, in 7 days',
    words: '2,500',
    base: '60 USD',
    discount: { label: 'Discount 50%', value: '−30 USD' },
    final: '30 USD',
    notes: ['Pricing: $20 per 1000 words'],
    action: (
      <Button variant="primary" isBlock onClick={onPay}>
        Pay 30 USD
      </Button>
    ),
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const WithoutDiscount: Story = { args: { discount: undefined, final: '60 USD' } };
export const NothingToPay: Story = {
  args: { words: '0', base: '0 USD', discount: { label: 'Discount 50%', value: '0 USD' }, final: '0 USD' },
};
export const LongText: Story = {
  args: {
    lead: 'Master Thesis Writing, Masters, in more than 15 days',
    words: '100,000',
    base: '2,000,000.00 USD',
    final: '1,000,000.00 USD',
    notes: ['Pricing: $20 per 1000 words', 'This price holds until November 21, 2026, 21:30.'],
  },
};

export const Honest: Story = {
  name: '[O16] a price is struck through only if the promotion has a first and a last day',
  args: { was: '60 USD', notes: ['Autumn offer, November 1 to November 30, 2026.'] },
  play: async ({ canvasElement }) => {
    const struck = canvasElement.querySelector('s');
    await expect(struck).toHaveTextContent('Price before: 60 USD');
    await expect(within(canvasElement).getByText(/Autumn offer/)).toBeVisible();
  },
};

export const Pays: Story = {
  name: '[O1] the summary ends with the final price, which its button repeats',
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('dl > div')].map((row) => row.textContent);
    await expect(rows).toEqual([
      'Words2,500',
      'Base price60 USD',
      'Discount 50%−30 USD',
      'Final price30 USD',
    ]);
    await expect(canvasElement.querySelector('s')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onPay).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  name: '[O1] on a phone the button is in the pay bar',
  globals: phone,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
