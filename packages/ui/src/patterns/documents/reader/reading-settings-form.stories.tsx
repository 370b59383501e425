import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../../primitives/story-globals';
import { ReadingSettingsForm, usualSettings } from './reading-settings-form';

const meta = {
  title: 'Patterns/Reading settings',
  component: ReadingSettingsForm,
  args: { settings: usualSettings, onChange: fn(), onReset: fn() },
} satisfies Meta<typeof ReadingSettingsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement, args }) => {
    const size = within(within(canvasElement).getByRole('radiogroup', { name: 'Text size' }));
    await userEvent.click(size.getByRole('radio', { name: 'Large' }));
    await expect(args.onChange).toHaveBeenCalledWith('size', 'large');
    await expect(within(canvasElement).queryByRole('button', { name: /usual/ })).toBeNull();
  },
};
export const Changed: Story = {
  args: { settings: { ...usualSettings, size: 'larger', font: 'dyslexic' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use the usual settings' }));
    await expect(args.onReset).toHaveBeenCalled();
  },
};
export const OnPhone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
