import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark } from '../../primitives/story-globals';
import { ThemeToggle } from './theme-toggle';

const meta = {
  title: 'Patterns/Theme toggle',
  component: ThemeToggle,
  args: { theme: 'light', onToggle: fn() },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InLight: Story = {};
export const InDark: Story = { args: { theme: 'dark' }, globals: dark };

export const Toggles: Story = {
  name: '[X2] the theme toggle works by keyboard and changes its name',
  render: function Toggling() {
    const [theme, setTheme] = useState<'light' | 'dark'>('light');
    return <ThemeToggle theme={theme} onToggle={() => setTheme(theme === 'light' ? 'dark' : 'light')} />;
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('button', { name: 'Light theme' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('button', { name: 'Dark theme' })).toHaveFocus();
  },
};
