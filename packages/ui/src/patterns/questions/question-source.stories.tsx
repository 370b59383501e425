import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { QuestionSource } from './question-source';

const meta = {
  title: 'Patterns/Question source',
  component: QuestionSource,
  args: {
    name: 'Lecture notes on thermodynamics, page 3',
    to: '/documents/4?page=3',
    quote: 'The entropy of an isolated system never decreases.',
  },
} satisfies Meta<typeof QuestionSource>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: dark };
export const RightToLeft: Story = {
  globals: { ...rightToLeft, ...phone },
  args: { quote: 'لا تنقص إنتروبيا نظام معزول أبدًا.' },
};
export const LongText: Story = {
  globals: phone,
  args: { quote: `${'entropy '.repeat(40)}${'x'.repeat(150)}`, name: 'y'.repeat(120) },
};
export const Quiz: Story = {
  args: {
    name: 'Limits and sums',
    to: '/quiz/3',
    quote: 'What is $x^2$?',
    html: '<p>What is <math><msup><mi>x</mi><mn>2</mn></msup></math>?</p>',
  },
};
export const Writing: Story = {
  globals: phone,
  args: {
    action: (
      <Button size="sm" variant="quiet">
        Remove
      </Button>
    ),
    error: 'This quote is not on the page. Please remove the quote. We keep what you wrote.',
  },
};

export const Quoted: Story = {
  name: '[Q16] the source of a question is a quotation with a link to its page',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“The entropy of an isolated system never decreases.”')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Lecture notes on thermodynamics, page 3' });
    await expect(link).toHaveAttribute('href', '/documents/4?page=3');
  },
};

export const Locked: Story = {
  name: '[Q16] a reader who may not read the page sees that there is a quote, and its link',
  args: { quote: null, withheldText: 'A quote from a locked page.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A quote from a locked page.')).toBeVisible();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

export const Removed: Story = {
  name: '[Q16] the quote of a removed document is replaced by a sentence without a link',
  globals: { ...phone, ...dark },
  args: {
    name: 'a document',
    to: undefined,
    quote: null,
    withheldText: 'A quote from a page that is no longer available.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
