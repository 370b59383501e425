import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './logo';

const meta = { title: 'Primitives/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const MarkOnly: Story = { args: { isNameHidden: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const HomeLink: Story = {
  name: '[X2] the logo is a link to the home page named by the site',
  args: { to: '/', isNameHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Academic Workshop' })).toHaveAttribute('href', '/');
  },
};
