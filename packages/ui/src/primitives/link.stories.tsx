import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link, LinkProvider } from './link';
import { dark } from './story-globals';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { to: '/documents', children: 'All documents' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Dark: Story = { globals: dark };

export const WithTheAppsOwn: Story = {
  name: '[X5] the app’s own link component is used for its pages, and other addresses stay plain links',
  render: () => (
    <LinkProvider component={({ to, ...rest }) => <a href={`/app${to}`} {...rest} />}>
      <p className="flex gap-4">
        <Link to="/documents">Documents</Link>
        <Link to="https://example.org/">Elsewhere</Link>
        <Link to="mailto:support@example.org">Mail</Link>
        <Link to="#main">Main</Link>
      </p>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const addresses = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual([
      '/app/documents',
      'https://example.org/',
      'mailto:support@example.org',
      '#main',
    ]);
  },
};
