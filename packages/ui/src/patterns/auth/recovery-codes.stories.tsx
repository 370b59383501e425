import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { RecoveryCodes } from './recovery-codes';

const onSaved = fn();

const meta = {
  title: 'Patterns/RecoveryCodes',
  component: RecoveryCodes,
  args: {
    codes: Array.from({ length: 10 }, (_, at) => `cqxy-gy48-nn${at}w`),
    owner: ['Recovery codes of Academic Workshop', 'Account: layla@example.com'],
    fileName: 'recovery-codes.txt',
    children: (
      <Button variant="primary" onClick={onSaved}>
        I have saved them
      </Button>
    ),
  },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };

export const Phone: Story = {
  name: '[X1] on a phone each code stays on one line',
  globals: phone,
  play: async ({ canvas }) => {
    for (const code of canvas.getAllByRole('listitem'))
      await expect(code.getBoundingClientRect().height).toBeLessThan(32);
  },
};

export const Keyboard: Story = {
  name: '[U8] [M4] the codes get the focus, and are copied, saved and dismissed by keyboard',
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    onSaved.mockClear();
    await expect(canvas.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(args.codes.join('\n'));
    await expect(canvas.getByRole('status')).toHaveTextContent('The codes are on your clipboard.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(saved.mock.contexts[0]).toHaveAttribute('download', 'recovery-codes.txt');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSaved).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: '[X4] if the browser refuses to copy the codes, the page says so and what to do instead',
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy codes' }));
    await expect(await canvas.findByText(/not copied/)).toBeVisible();
  },
};
