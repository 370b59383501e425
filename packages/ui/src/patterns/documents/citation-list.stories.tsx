import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { type CitationItem, CitationList } from './citation-list';

const apa: CitationItem = {
  style: 'APA',
  parts: [
    { text: 'Elasticity along the demand curve.', isItalic: true },
    {
      text: ' (2026). Academic Workshop. Retrieved November 3, 2026, from https://workshop.example/documents/12',
    },
  ],
  text: 'Elasticity along the demand curve. (2026).',
  html: '<i>Elasticity along the demand curve.</i> (2026).',
};
const entry = '@misc{document12,\n  title = {{Elasticity along the demand curve}},\n  year = {2026},\n}';
const bibtex: CitationItem = { style: 'BibTeX', parts: [{ text: entry }], text: entry, html: entry };

const meta = {
  title: 'Patterns/Citation list',
  component: CitationList,
  args: { citations: [apa, bibtex] },
  decorators: [(Story) => <div className="max-w-dialog-lg">{Story()}</div>],
} satisfies Meta<typeof CitationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const RightToLeft: Story = { globals: rightToLeft };

export const Copies: Story = {
  name: '[D26] each citation is copied with one press, which is announced, and its text can be selected',
  play: async ({ canvasElement }) => {
    const copied: unknown[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => void copied.push(text),
        write: async ([item]: ClipboardItem[]) => void copied.push(...(item?.types ?? [])),
      },
    });
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy APA' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Copied APA')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy BibTeX' }));
    await expect(await canvas.findByText('Copied BibTeX')).toBeInTheDocument();
    await expect(copied).toEqual(['text/plain', 'text/html', entry]);
    await expect(getComputedStyle(canvas.getByText(/@misc/)).userSelect).toBe('text');
  },
};
