import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../../primitives/story-globals';
import { FullScreenPages } from './full-screen-pages';
import { samplePages } from './sample-pages';

const meta = {
  title: 'Patterns/Full screen pages',
  component: FullScreenPages,
  args: {
    pages: samplePages(5),
    pageCount: 14,
    title: 'Dynamic languages are more difficult to compile than statically typed ones',
    current: 2,
    view: 'pages',
    renderText: (page) => <p>{`Text of page ${page}.`}</p>,
    onOpen: fn(),
    onViewChange: fn(),
    onClose: fn(),
  },
  // Stores the page and the view, as the address of the page does.
  render: function Reader(args) {
    const [current, setCurrent] = useState(args.current);
    const [view, setView] = useState(args.view);
    return (
      <FullScreenPages
        {...args}
        current={current}
        view={view}
        onOpen={(page) => {
          args.onOpen(page);
          setCurrent(page);
        }}
        onViewChange={(next) => {
          args.onViewChange(next);
          setView(next);
        }}
      />
    );
  },
} satisfies Meta<typeof FullScreenPages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const RightToLeft: Story = { globals: rightToLeft };
export const AsText: Story = { args: { view: 'text' }, globals: phone };

const inWindow = () => within(document.body);
const widthOf = (name: string) => inWindow().getByRole('img', { name }).getBoundingClientRect().width;

export const Zooms: Story = {
  name: '[D26] the page is magnified with buttons, + and −, a double tap, and shown whole again with 0',
  play: async () => {
    const shown = widthOf('Page 2');
    const isWhole = () => waitFor(() => expect(Math.round(widthOf('Page 2'))).toBe(Math.round(shown)));
    const isMagnified = (by: number) => waitFor(() => expect(widthOf('Page 2')).toBeGreaterThan(shown * by));
    // The library turns pointer events of pictures off, and listens to the element around them.
    const around = inWindow().getByRole('img', { name: 'Page 2' }).parentElement ?? document.body;
    await fireEvent.dblClick(around);
    await isMagnified(1.5);
    await userEvent.keyboard('0');
    await isWhole();
    await userEvent.click(inWindow().getByRole('button', { name: 'Zoom in' }));
    await isMagnified(1.2);
    await userEvent.keyboard('+');
    await isMagnified(1.6);
    await userEvent.keyboard('-');
    await waitFor(() => expect(widthOf('Page 2')).toBeLessThan(shown * 1.6));
    await userEvent.keyboard('0');
    await isWhole();
  },
};

export const TurnsPages: Story = {
  name: '[D26] arrows, Home, End and buttons turn pages, and stop at the last readable one',
  play: async ({ args }) => {
    await expect(inWindow().getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await inWindow().findByRole('img', { name: 'Page 3' })).toBeVisible();
    await expect(inWindow().getByRole('status')).toHaveTextContent('Page 3 of 14');
    await userEvent.click(inWindow().getByRole('button', { name: 'Previous page' }));
    await expect(await inWindow().findByRole('img', { name: 'Page 2' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(inWindow().getByRole('heading', { name: /^5 of 14/ })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(5);
    await expect(inWindow().getByRole('button', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ShowsText: Story = {
  name: '[D26] one press shows the text of the same page, which can be selected, and one the picture again',
  play: async ({ args }) => {
    await userEvent.click(inWindow().getByRole('button', { name: 'Show text' }));
    const text = await inWindow().findByText('Text of page 2.');
    await expect(getComputedStyle(text).userSelect).not.toBe('none');
    await userEvent.click(inWindow().getByRole('button', { name: 'Show page' }));
    await expect(inWindow().getByRole('img', { name: 'Page 2' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
