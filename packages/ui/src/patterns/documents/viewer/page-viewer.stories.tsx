import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../../primitives/story-globals';
import { PageViewer } from './page-viewer';
import { samplePages } from './sample-pages';

const words =
  'Dynamic languages are more difficult to compile than statically typed ones.\n\nSince no concrete type information is available, traditional compilers need to emit generic code that can handle all possible type combinations at runtime.';

const meta = {
  title: 'Patterns/Page viewer',
  component: PageViewer,
  args: {
    pages: samplePages(2),
    pageCount: 14,
    title: 'Dynamic languages',
    openPage: 1,
    view: 'pages',
    renderText: (page) => <p className="whitespace-pre-line">{`Page ${page}. ${words}`}</p>,
    onOpen: fn(),
    onViewChange: fn(),
    onFullScreen: fn(),
  },
  // Stores the page and the view, as the address of the page does.
  render: function Reader(args) {
    const [openPage, setOpenPage] = useState(args.openPage);
    const [view, setView] = useState(args.view);
    return (
      <PageViewer
        {...args}
        openPage={openPage}
        view={view}
        onOpen={(page) => {
          args.onOpen(page);
          setOpenPage(page);
        }}
        onViewChange={(next, page) => {
          args.onViewChange(next, page);
          setView(next);
          setOpenPage(page);
        }}
      />
    );
  },
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
export const AsText: Story = { args: { view: 'text' } };

const currentPage = (canvas: HTMLElement) => canvas.querySelector('button[aria-current]')?.textContent;

export const TurnsPages: Story = {
  name: '[D7] the arrow keys, Home and End turn the pages and keep the focus',
  args: { pages: samplePages(5), pageCount: 5 },
  play: async ({ args, canvasElement }) => {
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
    await expect(args.onOpen).toHaveBeenLastCalledWith(1);
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

export const OpensAtAPage: Story = {
  name: '[D7] the viewer opens at the page of the address',
  args: { pages: samplePages(5), pageCount: 5, openPage: 4 },
  play: async ({ canvasElement }) => {
    await expect(currentPage(canvasElement)).toBe('4');
    const { top } = within(canvasElement).getByRole('img', { name: 'Page 4' }).getBoundingClientRect();
    await expect(top).toBeLessThan(innerHeight);
  },
};

export const ShowsText: Story = {
  name: '[D7] the current page can be shown as text, which can be selected',
  args: { pages: samplePages(5), pageCount: 5 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    canvas.getByRole('radio', { name: 'Pages' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Text' })).toHaveFocus();
    await expect(currentPage(canvasElement)).toBe('2');
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewChange).toHaveBeenCalledWith('text', 2);
    await expect(canvas.queryByRole('img')).toBeNull();
    const text = canvas.getByText(/Page 2\. Dynamic languages/);
    await expect(getComputedStyle(text).userSelect).not.toBe('none');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(canvas.getByRole('img', { name: 'Page 2' })).toBeVisible();
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

export const LoadsAhead: Story = {
  name: '[D26] the pictures of the next two pages are fetched before they are scrolled to',
  args: { pages: samplePages(5), pageCount: 5 },
  play: async ({ canvasElement }) => {
    const loading = () =>
      within(canvasElement)
        .getAllByRole<HTMLImageElement>('img', { name: /^Page/ })
        .map((image) => image.loading);
    await expect(loading()).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy']);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(loading()).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy']));
  },
};

export const OpensFullScreen: Story = {
  name: '[D26] a tap on a page opens it in full screen, and the thumbnails are large enough for a thumb',
  globals: phone,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open page 2 in full screen' }));
    await expect(args.onFullScreen).toHaveBeenCalledWith(2);
    const { width, height } = canvas.getByRole('button', { name: 'Page 1' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};
