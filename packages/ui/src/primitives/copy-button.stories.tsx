import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { CopyButton } from './copy-button';

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: { value: 'AW-5C8NW2LJ', label: 'Copy order ID' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Dark: Story = { ...Secondary, globals: { theme: 'dark' } };

export const Copies: Story = {
  name: '[X10] copying writes the id to the clipboard and says so',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order ID' }));
    await expect(write).toHaveBeenCalledWith('AW-5C8NW2LJ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

export const Refused: Story = {
  name: '[X4] if the browser refuses to copy, the page says so and what to do instead',
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order ID' }));
    await expect(await canvas.findByText('Not copied. Select the text and copy it.')).toBeVisible();
  },
};
