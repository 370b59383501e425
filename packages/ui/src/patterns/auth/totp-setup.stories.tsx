import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { Note } from '../../primitives/note';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { TotpSetup } from './totp-setup';

const qrSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><path d="M4 4h7v7H4zM18 4h7v7h-7zM4 18h7v7H4zM13 5h3v3h-3zM13 13h3v3h-3zM18 14h2v5h-2zM22 20h3v5h-3zM14 20h4v2h-4z"/></svg>';

const meta = {
  title: 'Patterns/TotpSetup',
  component: TotpSetup,
  args: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    qrSvg,
    isPending: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof TotpSetup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const RightToLeft: Story = { globals: rightToLeft };
export const Pending: Story = { args: { isPending: true } };
export const Wrong: Story = {
  args: { error: 'This code is wrong, has already been used, or is out of date.' },
};
export const Failed: Story = { args: { note: <Note tone="danger">No connection.</Note> } };

export const Keyboard: Story = {
  name: '[U8] [M4] with the keyboard alone, the secret is copied and the code is sent without spaces',
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(args.secret);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Code from the app')).toHaveFocus();
    await userEvent.keyboard('123 456{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('123456');
  },
};

export const Incomplete: Story = {
  name: '[U8] [M4] fewer than six digits are not sent, and the field says so',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Code from the app');
    await userEvent.type(field, '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please enter the six digits shown in the app.',
    );
    await expect(field).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, '6');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
