import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Trash2, Upload } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, IconButton } from './button';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Get Course Materials', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary', icon: Upload, children: 'Upload Document' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet', children: 'Clear Search' } };
export const Danger: Story = { args: { variant: 'danger', icon: Trash2, children: 'Delete All' } };
export const DangerQuiet: Story = { args: { variant: 'danger-quiet', children: 'Cancel order' } };
export const DangerSolid: Story = { args: { variant: 'danger-solid', children: 'Delete All' } };
export const Small: Story = { args: { size: 'sm', children: 'Small' } };
export const Disabled: Story = { args: { variant: 'primary', disabled: true } };
export const Dark: Story = { ...Primary, globals: { theme: 'dark' } };
export const DarkDangerQuiet: Story = { ...DangerQuiet, globals: { theme: 'dark' } };
export const DarkDanger: Story = { ...Danger, globals: { theme: 'dark' } };

export const LongLabelOnThePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    isBlock: true,
    variant: 'primary',
    children: 'Confirm that I want to withdraw from this contract now',
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { variant: 'primary', icon: Upload, children: 'ارفع مستندا' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const icon = button.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(button.getBoundingClientRect().left + button.clientWidth / 2);
  },
};

export const Pending: Story = {
  name: '[X4] a pending button says so, keeps the focus and does nothing',
  args: { variant: 'primary', isPending: true, pendingLabel: 'Uploading...', children: 'Upload' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Uploading...' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const PendingSubmit: Story = {
  name: '[X4] a pending submit button does not send its form again',
  args: { type: 'submit', isPending: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = 'yes';
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.querySelector('form')).not.toHaveAttribute('data-sent');
  },
};

export const AsLink: Story = {
  name: '[X10] a link that looks like a button stays a link',
  args: {
    asChild: true,
    variant: 'primary',
    icon: Upload,
    children: <a href="#upload">Upload Document</a>,
    // The test runner's page must not navigate.
    onClick: fn((event) => event.preventDefault()),
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Upload Document' });
    await expect(link.querySelector('svg')).not.toBeNull();
    await expect(link).not.toHaveAttribute('type');
    await expect(getComputedStyle(link).textDecorationLine).toBe('none');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  name: '[X10] Enter and Space press a button',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Icons: Story = {
  name: '[X15] an icon button has a name, a tooltip and a large enough target',
  render: () => (
    <div className="flex gap-4 pt-10">
      <IconButton label="Upload" icon={Upload} />
      <IconButton label="Copy order ID" icon={Copy} variant="secondary" size="sm" />
      <IconButton label="Delete" icon={Trash2} variant="danger" />
      <IconButton label="Not now" icon={Upload} disabled />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Copy order ID' });
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(24);
    button.focus();
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('tooltip')).toHaveTextContent('Copy order ID'));
  },
};

export const IconsDark: Story = {
  ...Icons,
  name: 'Icon buttons, dark',
  play: undefined,
  globals: { theme: 'dark' },
};
