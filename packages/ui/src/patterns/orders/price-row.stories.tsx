import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button';
import { Link } from '../../primitives/link';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { PriceRow } from './price-row';

const meta = {
  title: 'Patterns/Price row',
  component: PriceRow,
  args: {
    id: 'essay-writing',
    title: 'Essay Writing',
    category: 'Essay Writing',
    description: 'One question, one thesis, and paragraphs that each do a single job.',
    features: ['A thesis statement in one sentence', 'Evidence quoted and discussed', 'MLA, APA or Harvard'],
    price: { amount: '$12', unit: 'page' },
    actions: (
      <>
        <Button asChild size="sm">
          <a href="https://wa.me/15550100199">Order Now</a>
        </Button>
        <Button asChild size="sm">
          <a href="mailto:support@academicworkshop.example">Get Quote</a>
        </Button>
        <Link to="/payment?service=essay-writing" className="px-2 text-13">
          Order form
        </Link>
      </>
    ),
  },
} satisfies Meta<typeof PriceRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const Popular: Story = { args: { isPopular: true } };
export const Dark: Story = { args: { isPopular: true }, globals: dark };
export const Phone: Story = { args: { isPopular: true }, globals: phone };
export const RightToLeft: Story = { globals: rightToLeft };
export const WithHits: Story = { args: { query: 'one thesis' } };
export const LongText: Story = {
  args: {
    title: 'Interdisciplinary dissertation writing with particular regard to footnotes and appendices',
    description: 'From proposal to last appendix. '.repeat(6),
    features: Array.from(
      { length: 4 },
      (_, at) => `A feature that needs more room than the others, number ${at}`,
    ),
    price: { amount: '$12,000', unit: 'dissertation' },
  },
};

export const ByKeyboard: Story = {
  name: '[X7] a price row reads its price as one sentence, and its actions are reached in order',
  play: async ({ canvas }) => {
    const row = canvas.getByRole('article', { name: 'Essay Writing' });
    await expect(row).toHaveTextContent('From $12 per page');
    for (const name of ['Order Now', 'Get Quote', 'Order form']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
