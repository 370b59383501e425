import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Tabs } from './tabs';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'School type',
    value: 'all',
    onValueChange: fn(),
    children: 'Schools',
    items: [
      { value: 'all', label: 'All Schools', count: 1214 },
      { value: 'universities', label: 'Universities', count: 168 },
      { value: 'colleges', label: 'Colleges', count: 0 },
    ],
  },
  render: function Chosen({ value, onValueChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <Tabs
        {...args}
        value={chosen}
        onValueChange={(next) => {
          onValueChange(next);
          setChosen(next);
        }}
      >
        <p>Shown: {chosen}</p>
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};
export const WithoutCounts: Story = {
  args: { items: meta.args.items.map(({ value, label }) => ({ value, label })) },
};
export const NothingThere: Story = {
  name: '[X4] a tab without items shows no count',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Universities 168' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Colleges' })).toHaveTextContent(/^Colleges$/);
  },
};
export const NotAllCounted: Story = {
  name: '[X17] a tab whose items were not all counted says 1,000+',
  args: { items: [{ value: 'all', label: 'Documents', count: '1,000+' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Documents 1,000+' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Many: Story = {
  name: '[X15] many tabs scroll in their row and never widen the page',
  globals: { viewport: { value: 'phone' } },
  args: {
    items: Array.from({ length: 9 }, (_, n) => ({ value: n === 0 ? 'all' : `${n}`, label: `Subject ${n}` })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ChosenOutside: Story = {
  name: '[X15] a selected tab outside the visible row is scrolled into it',
  globals: { viewport: { value: 'phone' } },
  args: { ...Many.args, value: '8' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { name: 'Subject 8' }).getBoundingClientRect();
    await expect(chosen.left).toBeGreaterThanOrEqual(Math.floor(row.left));
    await expect(chosen.right).toBeLessThanOrEqual(Math.ceil(row.right));
  },
};

export const Keyboard: Story = {
  name: '[X10] the arrow keys change the tab, and the panel is named by it',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /All Schools/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('universities'));
    await expect(canvas.getByRole('tab', { name: /Universities/ })).toHaveAttribute('aria-selected', 'true');
    const panel = canvas.getByRole('tabpanel', { name: /Universities/ });
    await expect(panel).toHaveTextContent('Shown: universities');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', panel.id);
    await userEvent.tab();
    await expect(panel).toHaveFocus();
  },
};
