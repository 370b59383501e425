import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircleQuestion, MessageSquare, Upload } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { NoResults } from './no-results';

const typed = 'q=phys+101+midterm';

const meta = {
  title: 'Patterns/No results',
  component: NoResults,
  args: {
    title: 'No documents found',
    children: 'Try fewer filters or other words.',
    fewerFilters: [
      { label: 'Past Exam', count: '12 documents', onChoose: fn() },
      { label: 'Khalifa University', count: '1,000+ documents', onChoose: fn() },
    ],
    otherKinds: [{ label: 'Questions', count: '3 questions', onChoose: fn() }],
    onClearFilters: fn(),
    steps: [
      {
        icon: MessageCircleQuestion,
        title: 'Ask an expert',
        text: 'We put your words into the title of your question.',
        to: `/ask?${typed}`,
      },
      {
        icon: MessageSquare,
        title: 'Ask the AI',
        text: 'We put your words into a new chat.',
        to: `/ai-chat?${typed}`,
      },
      {
        icon: Upload,
        title: 'Upload a document',
        text: 'Do you have it? Share it.',
        to: `/upload?${typed}`,
      },
    ],
  },
} satisfies Meta<typeof NoResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filtered: Story = {
  name: '[X18] each filter can be left out with one press, and says how many results that gives',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Without Past Exam: 12 documents' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.fewerFilters?.[0]?.onChoose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 questions' }));
    await expect(args.otherKinds?.[0]?.onChoose).toHaveBeenCalledOnce();
  },
};
export const Steps: Story = {
  name: '[X18] asking an expert, asking the AI and uploading carry what was typed',
  args: { fewerFilters: [], otherKinds: [], onClearFilters: undefined },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getAttribute('href')).toContain('q=phys+101+midterm');
    }
    await expect(canvas.queryByRole('heading', { name: 'Fewer filters' })).toBeNull();
  },
};
export const WithSavedSearch: Story = {
  args: { savedSearch: <p>Email me when there is one</p> },
};
export const Phone: Story = { globals: phone };
export const PhoneDark: Story = { globals: { ...phone, ...dark } };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  globals: phone,
  args: {
    fewerFilters: [
      {
        label: 'Friedrich-Alexander-Universität Erlangen-Nürnberg, Faculty of Law',
        count: '1 document',
        onChoose: fn(),
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
