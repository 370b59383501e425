import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from './button';
import { Note } from './note';

const meta = {
  title: 'Primitives/Note',
  component: Note,
  args: { tone: 'info', children: 'Custom writing is not offered in your place of study.' },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

function AllTones() {
  return (
    <div className="grid gap-3">
      <Note tone="info">
        Custom writing is not offered in your place of study.{' '}
        <a href="#lawful">Proofreading and tutoring are.</a>
      </Note>
      <Note tone="positive" title="Published.">
        Your document counts towards your credits.
      </Note>
      <Note tone="caution" title="Not paid yet.">
        The order is awaiting your payment.
      </Note>
      <Note tone="danger" title="The file was not accepted.">
        It is protected by a password.
      </Note>
      <Note tone="offline" title="You are offline." action={<Button size="sm">Try again</Button>}>
        We save your answers on this device.
      </Note>
    </div>
  );
}

export const Tones: Story = { render: () => <AllTones /> };
export const Dark: Story = { render: () => <AllTones />, globals: { theme: 'dark' } };
export const RightToLeft: Story = { render: () => <AllTones />, globals: { direction: 'rtl' } };
export const OnThePhone: Story = { render: () => <AllTones />, globals: { viewport: { value: 'phone' } } };
export const LongWord: Story = {
  args: { tone: 'caution', children: 'x'.repeat(300) },
  globals: { viewport: { value: 'phone' } },
};

export const Announced: Story = {
  name: '[X10] danger and offline notes are announced, information is not',
  render: () => <AllTones />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file was not accepted.');
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
  },
};
