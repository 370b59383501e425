import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../../primitives/story-globals';
import { PageBlocks } from './page-blocks';
import type { PageBlock } from './page-structure';

const blocks: PageBlock[] = [
  { kind: 'heading', level: 1, content: ['Enzyme kinetics'] },
  { kind: 'paragraph', content: ['A competitive inhibitor occupies the active site.'] },
  {
    kind: 'formula',
    formula: {
      text: 'v = Vmax [S] / (Km + [S])',
      math: {
        tag: 'mrow',
        children: [
          { tag: 'mi', text: 'v' },
          { tag: 'mo', text: '=' },
          {
            tag: 'mfrac',
            children: [
              {
                tag: 'msub',
                children: [
                  { tag: 'mi', text: 'V' },
                  { tag: 'mtext', text: 'max' },
                ],
              },
              { tag: 'mi', text: 'K' },
            ],
          },
        ],
      },
    },
  },
  { kind: 'heading', level: 2, content: ['Method'] },
  {
    kind: 'list',
    items: [
      { depth: 0, label: '1.', content: ['Solutions were prepared.'] },
      { depth: 1, content: ['At room temperature.'] },
      { depth: 0, label: '2.', content: ['The slope of the first 15 s was read.'] },
    ],
  },
  {
    kind: 'table',
    rows: [
      [
        { content: [], isHead: true },
        { content: ['Without'], isHead: true },
        { content: ['With phosphate'], isHead: true },
      ],
      [{ content: ['Vmax'] }, { content: ['100'], columns: 2 }],
      [{ content: ['Km'] }, { content: ['0.40'] }, { content: ['0.81'] }],
    ],
  },
  { kind: 'figure', alt: 'Two straight lines that meet on the vertical axis.' },
  { kind: 'note', content: ['1 Measured at 25 °C.'] },
];

const meta = {
  title: 'Patterns/Page as text',
  component: PageBlocks,
  args: { blocks, language: 'en' },
} satisfies Meta<typeof PageBlocks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Enzyme kinetics');
    await expect(canvas.getByRole('columnheader', { name: 'With phosphate' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('th')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('li li')).toHaveLength(1);
    await expect(canvasElement.querySelector('math mfrac msub')).toHaveTextContent('Vmax');
  },
};
export const OnPhone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const MixedDirections: Story = {
  args: {
    language: 'ar',
    blocks: [
      { kind: 'heading', level: 1, content: ['Photosynthesis'] },
      { kind: 'paragraph', content: ['التمثيل الضوئي عملية تحول الضوء إلى طاقة.'] },
      { kind: 'list', items: [{ depth: 0, content: ['الماء'] }] },
      { kind: 'figure', alt: 'ورقة نبات.' },
      {
        kind: 'table',
        isRightToLeft: true,
        rows: [
          [{ content: ['1'] }, { content: ['2'] }],
          [{ content: ['3'] }, { content: ['4'] }],
        ],
      },
      { kind: 'table', rows: [[{ content: ['CO2'] }, { content: ['O2'] }]] },
      { kind: 'note', content: ['ملاحظة.'] },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const directionOf = (text: string | RegExp) => getComputedStyle(canvas.getByText(text)).direction;
    for (const text of ['Photosynthesis', 'CO2']) await expect(directionOf(text)).toBe('ltr');
    for (const text of [/^التمثيل/, 'الماء', 'ورقة نبات.', '1', 'ملاحظة.'])
      await expect(directionOf(text)).toBe('rtl');
    const [first, second] = ['1', '2'].map((text) => canvas.getByText(text).getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second ?? 0);
  },
};
export const LongWords: Story = {
  args: {
    blocks: [{ kind: 'paragraph', content: ['Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6)] }],
  },
  globals: phone,
};
