import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { ContentsList } from './contents-list';

const items = [
  { id: 'in-short', text: 'In short' },
  { id: 'cookies', text: 'Cookies' },
  { id: 'retention', text: 'Retention' },
];

const meta = {
  title: 'Patterns/Contents list',
  component: ContentsList,
  args: { items },
  render: (args) => (
    <div className="xl:grid xl:grid-cols-[196px_minmax(0,1fr)] xl:items-start xl:gap-8">
      <ContentsList {...args} />
      <div className="grid gap-4">
        {args.items.map(({ id, text }) => (
          <section key={id} className="min-h-[80vh]">
            <h2 id={id}>{text}</h2>
          </section>
        ))}
      </div>
    </div>
  ),
} satisfies Meta<typeof ContentsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  args: {
    items: items.map(({ id, text }) => ({ id, text: `${text}, and everything that belongs to it besides` })),
  },
};

export const Phone: Story = {
  name: '[X15] on a phone the table of contents is a line that opens',
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Cookies' })).not.toBeVisible();
    await userEvent.click(canvas.getByText('Contents'));
    await expect(canvas.getByRole('link', { name: 'Cookies' })).toBeVisible();
  },
};

export const Marked: Story = {
  name: '[X10] a link to a section works by keyboard, and the section is then marked',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'In short' })).toHaveFocus();
    canvasElement.querySelector('#cookies')?.scrollIntoView();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Cookies' })).toHaveAttribute('aria-current', 'true'),
    );
    await expect(canvas.getByRole('link', { name: 'In short' })).not.toHaveAttribute('aria-current');
  },
};
