import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../../primitives/story-globals';
import { PageViewer } from './page-viewer';
import { samplePages } from './sample-pages';

const meta = {
  title: 'Patterns/Page viewer',
  component: PageViewer,
  args: { pages: samplePages(2), pageCount: 14, title: 'Dynamic languages' },
} satisfies Meta<typeof PageViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {};
export const LockedOnPhone: Story = { globals: phone };
export const LockedDark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const Unlocked: Story = { args: { pages: samplePages(5), pageCount: 5 } };
export const ManyPages: Story = { args: { pages: samplePages(40), pageCount: 40 }, globals: phone };
export const OnePageLocked: Story = { args: { pages: samplePages(1), pageCount: 2 } };
export const PicturesStillBeingMade: Story = {
  args: { pages: samplePages(2).map((page) => ({ ...page, image: null, text: null })), pageCount: 2 },
};

export const AsText: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Text' }));
  },
};

const currentPage = (canvas: HTMLElement) => canvas.querySelector('button[aria-current]')?.textContent;

export const TurnsPages: Story = {
  name: '[D7] the arrow keys, Home and End turn the pages and keep the focus',
  args: { pages: samplePages(5), pageCount: 5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveFocus());
    await expect(canvas.getByRole('img', { name: 'Page 5' }).getBoundingClientRect().top).toBeLessThan(
      innerHeight,
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(currentPage(canvasElement)).toBe('4'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(currentPage(canvasElement)).toBe('1'));
  },
};

export const TurnsTheOtherWay: Story = {
  name: '[D7] on a right-to-left page the left arrow turns forwards',
  globals: rightToLeft,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(currentPage(canvasElement)).toBe('2'));
  },
};

export const FollowsScrolling: Story = {
  name: '[D7] the thumbnail of the page being read is marked as current',
  args: { pages: samplePages(5), pageCount: 5 },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('img', { name: 'Page 3' }).scrollIntoView({ block: 'start' });
    await waitFor(() => expect(currentPage(canvasElement)).toBe('3'));
  },
};

export const ShowsText: Story = {
  name: '[D7] a page can be shown as text, which can be selected',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Text' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('img')).toBeNull();
    const words = canvas.getByText(/Page 1\. Dynamic languages/);
    await expect(getComputedStyle(words).userSelect).not.toBe('none');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('img', { name: 'Page 1' })).toBeVisible();
  },
};

export const SaysWhatIsLocked: Story = {
  name: '[D10] the notice counts the locked pages and names the free ones',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Pages 3 to 14 are locked')).toBeVisible();
    await expect(canvas.getByText('Everyone can read the first two pages.')).toBeVisible();
    await expect(canvas.getByText('7 more')).toBeVisible();
  },
};
