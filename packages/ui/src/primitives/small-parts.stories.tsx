import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Avatar } from './avatar';
import { FileSize } from './file-size';
import { Icon } from './icon';
import { SkipLink } from './skip-link';
import { Spinner } from './spinner';
import { Time } from './time';
import { VisuallyHidden } from './visually-hidden';

const meta = { title: 'Primitives/Small parts' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Parts() {
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <Avatar name="Layla Haddad" size="sm" />
        <Avatar name="Layla Haddad" />
        <Avatar name="Academic Workshop" tone="ink" size="lg" />
      </div>
      <div className="flex items-center gap-3">
        <Icon icon={FileText} size="sm" />
        <Icon icon={FileText} />
        <Icon icon={FileText} size="lg" />
        <Spinner />
      </div>
      <p>
        <FileSize bytes={2_831_155} />, <Time value="2026-03-01T12:00:00Z" />, <Time value={null} />
      </p>
      <VisuallyHidden>Only heard</VisuallyHidden>
    </div>
  );
}

export const All: Story = { render: () => <Parts /> };
export const Dark: Story = { render: () => <Parts />, globals: { theme: 'dark' } };
export const RightToLeft: Story = { render: () => <Parts />, globals: { direction: 'rtl' } };

export const ExactTime: Story = {
  name: '[X10] the exact time is shown on hover',
  render: () => <Time value={new Date(Date.now() - 2 * 3_600_000)} />,
  play: async ({ canvas }) => {
    const time = canvas.getByText('2 hours ago');
    await expect(time.title).toMatch(/^\w+ \d+, \d{4}, \d+:\d\d/);
    await expect(Number.isNaN(Date.parse(time.getAttribute('datetime') ?? ''))).toBe(false);
  },
};

export const Skip: Story = {
  name: '[X10] the first Tab shows the link that skips the header',
  render: () => (
    <>
      <SkipLink targetId="content" />
      <main id="content">Content</main>
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(link).toHaveAttribute('href', '#content');
  },
};
