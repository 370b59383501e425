import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button';
import { phone } from '../../primitives/story-globals';
import { ChatComposer } from './chat-composer';
import { useFollowEnd } from './use-follow-end';

function GrowingChat() {
  const end = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState(40);
  const [own, setOwn] = useState<string>();
  useFollowEnd(end, String(lines), own);
  return (
    <main className="grid grid-cols-1 gap-4">
      {Array.from({ length: lines }, (_, at) => (
        <p key={at}>Line {at + 1} of the answer</p>
      ))}
      <div ref={end} className="scroll-mb-60" />
      <ChatComposer
        value=""
        onChange={() => {}}
        onSend={() => {}}
        isPending={false}
        prompts={['Explain this concept to me']}
        placeholder="Ask a question"
        maxLength={20_000}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setLines(lines + 3)}>More text</Button>
        <Button
          onClick={() => {
            setOwn(`${own} again`);
            setLines(lines + 1);
          }}
        >
          Own message
        </Button>
      </div>
    </main>
  );
}

const meta = {
  title: 'Patterns/Follow the end',
  component: GrowingChat,
  globals: phone,
} satisfies Meta<typeof GrowingChat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComposerAtTheFoot: Story = {
  name: '[A2] [X15] on a phone, the composer stays at the foot of the window, wherever the reader is',
  play: async ({ canvas }) => {
    for (const top of [0, 400, 900]) {
      window.scrollTo({ top, behavior: 'instant' });
      const { bottom } = canvas.getByRole('button', { name: 'Send' }).getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(bottom).toBeGreaterThan(window.innerHeight - 60);
    }
  },
};

export const Follows: Story = {
  name: '[A4] [X15] new text is followed at its end, and moves nothing after the reader has scrolled up',
  play: async ({ canvas }) => {
    const press = (name: string) => canvas.getByRole('button', { name }).click();
    const lastLine = () => canvas.getAllByText(/^Line/).at(-1)?.getBoundingClientRect().bottom ?? Infinity;
    canvas.getAllByText(/^Line/).at(-1)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (let at = 0; at < 6; at += 1) press('More text');
    await waitFor(() => expect(lastLine()).toBeLessThanOrEqual(window.innerHeight));

    window.scrollBy({ top: -150, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const at = window.scrollY;
    for (let times = 0; times < 4; times += 1) {
      press('More text');
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await expect(window.scrollY).toBe(at);

    await userEvent.click(canvas.getByRole('button', { name: 'Own message' }));
    await waitFor(() => expect(lastLine()).toBeLessThanOrEqual(window.innerHeight));
  },
};
