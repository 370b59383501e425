import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type LinkProps, LinkProvider } from '../../primitives/link';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { AccountMenu } from './account-menu';
import { sampleUser } from './sample-nav';

function StayingLink({ to, onClick, ...rest }: LinkProps) {
  return (
    <a
      href={to}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Account menu',
  component: AccountMenu,
  args: { ...sampleUser, onSignOut: fn(), currentPath: '/documents' },
  decorators: [
    (Story) => (
      <LinkProvider component={StayingLink}>
        <div className="flex min-h-72 justify-end">
          <div className="flex h-10 w-34 justify-end">{Story()}</div>
        </div>
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('summary')?.click();
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /Sign/ })).toBeVisible());
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const OnThePhone: Story = { globals: phone };
export const OnTheSettings: Story = { args: { currentPath: '/settings' } };
export const SigningOut: Story = { args: { isSigningOut: true } };
export const LongText: Story = {
  args: {
    name: 'Maximiliana-Alexandrina',
    fullName: 'Maximiliana-Alexandrina von Hohenlohe-Schillingsfürst',
    email: 'maximiliana-alexandrina.von.hohenlohe@students.university.example',
  },
};

export const Keyboard: Story = {
  name: '[X2] Tab goes through the account menu to Sign Out, and Escape closes it and returns the focus',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const summary = canvasElement.querySelector('summary');
    await expect(summary).toHaveTextContent('Your account: Layla');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    // The simulated keyboard does not toggle <details>; a real Enter key clicks the summary.
    summary?.click();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(summary).toHaveFocus();
    await expect(summary?.parentElement).not.toHaveAttribute('open');
  },
};

export const ClosesOnChoice: Story = {
  name: '[X2] the account menu closes when a link is chosen',
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('summary')?.click();
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Settings' }));
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
};
