import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { SavedSearchBox } from './saved-search-box';

const schema = z.object({
  email: z.optional(z.email('Please enter a full email address, for example name@example.com.')),
});

type Save = ComponentProps<typeof SavedSearchBox>['onSave'];

const meta = {
  title: 'Patterns/Saved search box',
  component: SavedSearchBox,
  args: {
    schema,
    onSave: fn<Save>(async () => 'pending'),
    explain: (error: unknown) => ({ note: error instanceof Error ? error.message : 'It failed.' }),
    settingsTo: '/settings#saved-searches',
    privacyTo: '/privacy',
  },
} satisfies Meta<typeof SavedSearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('textbox', { name: 'Email' });
const button = () => screen.getByRole('button', { name: 'Email me when there is one' });

export const WithoutAccount: Story = {
  name: '[X18] without an account, an address gets a link, and the note takes over the focus',
  play: async ({ args }) => {
    await userEvent.type(field(), 'ada@students.example{Enter}');
    const sent = await screen.findByRole('region', { name: 'Check your email' });
    await waitFor(() => expect(sent).toHaveFocus());
    await expect(args.onSave).toHaveBeenCalledWith({ email: 'ada@students.example' });
    await expect(sent).toHaveTextContent('open the link we are sending to ada@students.example');
    await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
    await expect(field()).toHaveValue('');
  },
};

export const WithAccount: Story = {
  name: '[X18] with an account, one button saves the search',
  args: { accountEmail: 'ada@students.example', onSave: fn<Save>(async () => 'active') },
  play: async () => {
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(button());
    const saved = await screen.findByRole('region', { name: 'Your search is saved' });
    await waitFor(() => expect(saved).toHaveFocus());
    await expect(screen.getByRole('link', { name: 'settings' })).toHaveAttribute(
      'href',
      '/settings#saved-searches',
    );
  },
};

export const WrongAddress: Story = {
  name: '[X18] [X10] an incomplete address gets a message, and the field gets the focus',
  play: async ({ args }) => {
    await userEvent.type(field(), 'ada@students');
    await userEvent.click(button());
    await expect(await screen.findByText(/full email address/)).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  name: '[X18] while the search is being saved, the button says so and cannot be pressed again',
  args: { accountEmail: 'ada@students.example', onSave: fn<Save>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.click(button());
    await expect(await screen.findByText('Saving…')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: '[X18] when the search was not saved, the reason is announced, and the address stays',
  args: {
    onSave: fn<Save>(async () =>
      Promise.reject(new Error('We could not reach the server. Please try again.')),
    ),
  },
  play: async () => {
    await userEvent.type(field(), 'ada@students.example{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
    await expect(field()).toHaveValue('ada@students.example');
  },
};

export const Dark: Story = { globals: dark };

export const OnPhone: Story = {
  name: '[X5] a long address wraps on a phone',
  args: { accountEmail: `${'a-very-long-name-'.repeat(4)}@department.university.example` },
  globals: phone,
};

export const RightToLeft: Story = { globals: rightToLeft };
