import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { ChatComposer, type ChatComposerProps } from './chat-composer';

const meta = {
  title: 'Patterns/Chat composer',
  component: ChatComposer,
  args: {
    value: '',
    onChange: fn(),
    onSend: fn(),
    isPending: false,
    prompts: ['Explain this concept to me', 'Help me solve this problem', 'Can you give me an example?'],
    placeholder: 'Ask about this document',
    maxLength: 20_000,
  },
  decorators: [(Story) => <div className="max-w-140">{Story()}</div>],
} satisfies Meta<typeof ChatComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyDark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const Pending: Story = { args: { isPending: true, onStop: fn() } };
export const NearTheLimit: Story = { args: { value: 'x'.repeat(19_500), note: '3 messages left today' } };
export const UsedUp: Story = {
  args: { obstacle: 'No messages are left today. The next ones come at 23:00.' },
};
export const RightToLeft: Story = { globals: rightToLeft };

function Typed(props: ChatComposerProps) {
  const [value, setValue] = useState('');
  return <ChatComposer {...props} value={value} onChange={setValue} />;
}

export const Keys: Story = {
  name: '[A2] Enter to send, Shift+Enter for a new line, blanks are not sent, and prompts fill the field',
  render: (args) => <Typed {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, '  {Shift>}{Enter}{/Shift} {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('  \n ');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Help me solve this problem' }));
    await expect(field).toHaveValue('Help me solve this problem');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
