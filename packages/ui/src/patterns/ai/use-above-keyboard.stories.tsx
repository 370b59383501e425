import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { useAboveKeyboard } from './use-above-keyboard';

const seen = Object.assign(new EventTarget(), { height: 0, offsetTop: 0, scale: 1 });

function Bar() {
  const bar = useRef<HTMLDivElement>(null);
  useAboveKeyboard(bar);
  return (
    <div ref={bar} data-testid="bar" className="sticky bottom-0">
      Composer
    </div>
  );
}

const meta = {
  component: Bar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <h1>Chat</h1>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(window, 'visualViewport');
    Object.assign(seen, { height: document.documentElement.clientHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: seen });
    return () => {
      if (own) Object.defineProperty(window, 'visualViewport', own);
    };
  },
} satisfies Meta<typeof Bar>;

export default meta;

export const Keyboard: StoryObj<typeof meta> = {
  name: '[A8] a keyboard that covers the window lifts the composer, and magnifying the page does not',
  play: async ({ canvas }) => {
    const bar = canvas.getByTestId('bar');
    const look = (change: Partial<typeof seen>) => {
      Object.assign(seen, { height: document.documentElement.clientHeight, offsetTop: 0, scale: 1 }, change);
      seen.dispatchEvent(new Event('resize'));
      return getComputedStyle(bar).bottom;
    };
    const { clientHeight } = document.documentElement;
    await expect(look({})).toBe('0px');
    await expect(look({ height: clientHeight - 300 })).toBe('300px');
    await expect(look({ height: clientHeight - 300, offsetTop: 100 })).toBe('200px');
    await expect(look({ height: clientHeight / 2, scale: 2 })).toBe('0px');
    await expect(look({})).toBe('0px');
  },
};
