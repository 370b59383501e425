import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { IconButton } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { ChatMessage, QuoteList, type ShownQuote } from './chat-message';
import { MessageImages } from './message-images';

const quotes: ShownQuote[] = [
  {
    key: 1,
    quote: 'If one of the guards fails, the trace exits.',
    title: 'Trace trees',
    place: 'p. 2',
    onChoose: fn(),
    titleTo: '/documents/4?page=2&view=text',
    isChosen: true,
  },
  {
    key: 2,
    quote: 'If an exit becomes hot, a branch trace is recorded.',
    title: 'Trace trees',
    place: 'p. 2',
    onChoose: fn(),
    titleTo: '/documents/4?page=2&view=text',
  },
  { key: 3, quote: 'A guard is a check.', title: 'What is a guard?', place: 'Answer', to: '/questions/1' },
];

const meta = {
  title: 'Patterns/Chat message',
  component: ChatMessage,
  args: {
    from: 'assistant',
    sentAt: '2026-11-26T23:40:00.000Z',
    children: <p>Three passages speak of that.</p>,
  },
  decorators: [(Story) => <div className="max-w-140">{Story()}</div>],
} satisfies Meta<typeof ChatMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

const quoted = {
  by: 'Study library',
  children: (
    <>
      <p>Three passages speak of that.</p>
      <QuoteList quotes={quotes} />
    </>
  ),
  actions: <IconButton label="Report" icon={Flag} size="sm" />,
  more: <a href="/ask">Ask an expert instead</a>,
};

export const Answer: Story = { args: quoted };
export const AnswerDark: Story = { args: quoted, globals: dark };
export const AnswerOnPhone: Story = { args: quoted, globals: phone };
export const Asked: Story = { args: { from: 'person', children: <p>What happens when a guard fails?</p> } };
export const AskedDark: Story = { ...Asked, globals: dark };
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='300'%3E%3Crect width='400' height='300' fill='%23586'/%3E%3C/svg%3E";
const images = ['1', '2'].map((id) => ({ id, url: picture, width: 400, height: 300 }));
const pictured = {
  from: 'person' as const,
  children: (
    <>
      <MessageImages images={images} />
      <p>Which of these is right?</p>
    </>
  ),
};
export const AskedWithImages: Story = { args: pictured };
export const AskedWithImagesOnAPhone: Story = { args: pictured, globals: phone };
export const RightToLeft: Story = { args: quoted, globals: rightToLeft };
export const LongText: Story = { args: { children: <p>{'x'.repeat(400)}</p> }, globals: phone };

export const OpensSources: Story = {
  name: '[A8] a quotation shows its page, and links to it or to its source',
  args: quoted,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, second] = canvas.getAllByRole('button', { name: 'Show p. 2 of Trace trees' });
    second?.click();
    await expect(quotes[1]?.onChoose).toHaveBeenCalled();
    await expect(canvas.getAllByRole('link', { name: 'Trace trees, p. 2' })[0]).toHaveAttribute(
      'href',
      '/documents/4?page=2&view=text',
    );
    await expect(canvas.getByRole('link', { name: 'Answer: What is a guard?' })).toHaveAttribute(
      'href',
      '/questions/1',
    );
  },
};
