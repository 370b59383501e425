import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type LinkProps, LinkProvider } from '../../primitives/link';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { MobileMenu, type MobileMenuProps } from './mobile-menu';
import { sampleHeader, sampleUser } from './sample-nav';

function StayingLink({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} onClick={(event) => event.preventDefault()} />;
}

const meta = {
  title: 'Patterns/Mobile menu',
  component: MobileMenu,
  globals: phone,
  args: { ...sampleHeader.menu, signIn: sampleHeader.signIn, currentPath: '/documents' },
  decorators: [(Story) => <LinkProvider component={StayingLink}>{Story()}</LinkProvider>],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OpenDark: Story = { globals: { ...phone, ...dark } };
export const RightToLeft: Story = { globals: { ...phone, ...rightToLeft } };
const signedIn = {
  shortcuts: sampleHeader.menu.shortcuts.slice(0, 2),
  user: { ...sampleUser, onSignOut: fn() },
};
export const SignedIn: Story = { args: signedIn };
export const SignedInDark: Story = { args: signedIn, globals: { ...phone, ...dark } };
export const LongText: Story = {
  args: {
    sections: [
      {
        label: 'Main Services',
        items: [
          { label: 'Proofreading and editing of your own draft, dissertations included', to: '/services' },
        ],
      },
    ],
  },
};

export const ByKeyboard: Story = {
  name: '[X15] a sheet opens by keyboard, keeps the focus inside, and returns it on Escape',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    const links = within(menu).getAllByRole('link');
    for (let step = 0; step < links.length + 3; step += 1) await userEvent.tab();
    await expect(menu.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ClosesOnChoice: Story = {
  name: '[X2] the mobile menu closes when a link is chosen',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');
    menu.getByRole('link', { name: 'Quizzes' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/* Stays signed in until the story says that signing out is done. */
function SigningOut(args: MobileMenuProps) {
  const [step, setStep] = useState<'in' | 'leaving' | 'out'>('in');
  const user = {
    ...sampleUser,
    isSigningOut: step === 'leaving',
    onSignOut: () => {
      signedIn.user.onSignOut();
      setStep('leaving');
      setTimeout(() => setStep('out'), 300);
    },
  };
  return <MobileMenu {...args} user={step === 'out' ? undefined : user} />;
}

export const SignsOut: Story = {
  name: '[X2] the mobile menu names the user, links to their pages, and stays open until signing out is done',
  args: signedIn,
  render: (args) => <SigningOut {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByText('layla@example.com')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    await expect(menu.queryByRole('link', { name: 'Sign In' })).toBeNull();
    menu.getByRole('button', { name: 'Sign Out' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.user?.onSignOut).toHaveBeenCalledOnce();
    await expect(await menu.findByRole('button', { name: 'Signing out…' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
