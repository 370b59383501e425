import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button';
import { Field } from '../../primitives/field';
import { Input } from '../../primitives/input';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { WhatsAppTab } from './whatsapp-tab';

const meta = {
  title: 'Patterns/WhatsApp tab',
  component: WhatsAppTab,
  args: { to: 'https://wa.example/15550100?text=Hello' },
  decorators: [(Story) => <div className="min-h-60">{Story()}</div>],
} satisfies Meta<typeof WhatsAppTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {};
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };

export const Reachable: Story = {
  name: '[X2] the WhatsApp tab is reached by keyboard and opens the chat',
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Chat on WhatsApp' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', args.to);
  },
};

const floating = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[data-floating]');

/** Waits longer than the page needs to count as still. */
const still = () => new Promise((resolve) => setTimeout(resolve, 400));

async function scrollTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' });
  await still();
}

/** Returns the controls and lines of text that the floating button covers. */
function covered(canvas: HTMLElement): string[] {
  const box = floating(canvas)?.getBoundingClientRect();
  if (!box) return [];
  const range = document.createRange();
  return [...canvas.querySelectorAll<HTMLElement>('p, input, button, a:not([data-floating])')]
    .filter((element) => {
      range.selectNodeContents(element);
      const boxes = element.matches('p') ? [...range.getClientRects()] : [element.getBoundingClientRect()];
      return boxes.some(
        ({ left, right, top, bottom }) =>
          right > box.left + 1 && left < box.right - 1 && bottom > box.top + 1 && top < box.bottom - 1,
      );
    })
    .map((element) => element.outerHTML.slice(0, 60));
}

export const FloatsOnPhones: Story = {
  name: '[X2] [X15] on a phone, a button floats wherever it covers no text, no control and no bar',
  globals: phone,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <div style={{ display: 'grid', gap: 240, padding: '16px 16px 900px' }}>
          <p>{'A paragraph that fills the width of the page and more than one line of it. '.repeat(14)}</p>
          <Button isBlock>Order Assignment</Button>
          <Field label="Email">
            <Input />
          </Field>
        </div>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    let shownAt = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += 260) {
      await scrollTo(top);
      if (floating(canvasElement)?.dataset.floating !== 'shown') continue;
      shownAt += 1;
      await expect(covered(canvasElement)).toEqual([]);
    }
    await expect(shownAt).toBeGreaterThan(1);
    await scrollTo(document.documentElement.scrollHeight);
    await expect(floating(canvasElement)).toHaveAttribute('data-floating', 'hidden');
    await expect(within(canvasElement).getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
  },
};

export const HiddenWhileTyping: Story = {
  ...FloatsOnPhones,
  name: '[X2] [X15] the floating button is gone while someone types, and while a bar is at the foot',
  play: async ({ canvasElement, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    field.scrollIntoView({ block: 'start', behavior: 'instant' });
    await waitFor(() => expect(floating(canvasElement)).toHaveAttribute('data-floating', 'shown'));
    field.focus({ preventScroll: true });
    await waitFor(() => expect(floating(canvasElement)).toHaveAttribute('data-floating', 'hidden'));
    await still();
    await expect(floating(canvasElement)).toHaveAttribute('data-floating', 'hidden');
    field.blur();
    await waitFor(() => expect(floating(canvasElement)).toHaveAttribute('data-floating', 'shown'));
    const bar = document.createElement('div');
    bar.setAttribute('style', 'position: sticky; bottom: 0; height: 60px');
    canvasElement.append(bar);
    await waitFor(() => expect(floating(canvasElement)).toHaveAttribute('data-floating', 'hidden'));
    bar.remove();
  },
};
