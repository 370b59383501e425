import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { SearchOutcome } from './search-outcome';

const meta = {
  title: 'Patterns/Search outcome',
  component: SearchOutcome,
  args: {
    query: 'photosynthesis',
    correctedFrom: 'fotosynthesis',
    noun: 'document',
    exactTo: '/search?q=fotosynthesis&exact=1',
    onExact: fn(),
  },
} satisfies Meta<typeof SearchOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Corrected: Story = {
  name: '[D21] a corrected search says so and links to the words as they were typed',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(
      'Showing results for photosynthesis. Search instead for fotosynthesis.',
    );
    const link = canvas.getByRole('link', { name: 'Search instead for fotosynthesis' });
    await expect(link).toHaveAttribute('href', args.exactTo);
    // The story must stay on its page.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExact).toHaveBeenCalledOnce();
  },
};
export const Partial: Story = {
  name: '[D21] results that have only some of the words say so',
  args: { query: 'krebs cycle quizlet', correctedFrom: undefined, isPartial: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'No document has all of these words. These have some of them.',
    );
  },
};
export const Both: Story = { args: { isPartial: true } };
export const Neither: Story = {
  args: { correctedFrom: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
export const LongWords: Story = {
  globals: phone,
  args: { query: 'pneumonoultramicroscopicsilicovolcanoconiosis '.repeat(3), isPartial: true },
};
export const OtherScript: Story = {
  globals: { ...rightToLeft, ...phone },
  args: { query: 'التمثيل الضوئي', correctedFrom: 'التمثل الضوئي' },
};
export const Dark: Story = { globals: dark, args: { isPartial: true } };
