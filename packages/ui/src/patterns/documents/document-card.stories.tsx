import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { CardGrid } from '../layout/card-grid';
import { DocumentCard, DocumentCardSkeleton } from './document-card';
import { sampleDocuments, titration } from './sample-documents';

const pressed = fn();

const meta = {
  title: 'Patterns/Document card',
  component: DocumentCard,
  args: titration,
  render: (args) => (
    <div className="sm:max-w-75">
      <h2 className="sr-only">Documents</h2>
      <DocumentCard {...args} />
    </div>
  ),
} satisfies Meta<typeof DocumentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Status: Story = {};
export const Lying: Story = { globals: phone };
export const LyingDark: Story = { globals: { ...phone, ...dark } };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = {
  globals: { ...rightToLeft, ...phone },
  args: { title: 'منحنى معايرة حمض الخليك', snippet: 'نقطة التكافؤ ومنطقة الدارئ.' },
};
export const Slides: Story = { args: sampleDocuments[2] };
export const WithoutPagesYet: Story = { args: sampleDocuments[4] };

export const LongText: Story = {
  args: {
    title:
      'Trace-based Just-in-Time Type Specialization for Dynamic Languages and a great deal of what follows from it',
    subject: 'Environmental Science',
    snippet: 'Pneumonoultramicroscopicsilicovolcanoconiosis '.repeat(4),
    course: 'Introduction to the Theory of Everything',
    documentType: 'Textbook Solution',
  },
};
export const LongTextLying: Story = { ...LongText, globals: phone };

export const MarksSearchHits: Story = {
  name: '[D1] search hits are marked in title and snippet',
  args: { ...sampleDocuments[2], query: 'curve' },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['curve', 'curve']);
  },
};

export const FoundPassage: Story = {
  name: '[D14] a search hit shows its page and its passage',
  args: {
    query: 'side exits',
    hit: { page: 3, snippet: 'Guards and side exits keep the recorded trace honest.' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('p. 3')).toBeVisible();
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('side exits');
  },
};

export const FoundForms: Story = {
  name: '[D21] the passage is marked where the server found the words, also in another form',
  args: {
    query: 'derive',
    hit: { page: 2, snippet: 'The derivative of a product: <b>derive</b> each factor.', marks: [[4, 10]] },
  },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['derivative']);
    await expect(within(canvasElement).getByText(/<b>derive<\/b>/)).toBeVisible();
  },
};

export const OneLink: Story = {
  name: '[D1] the whole card is one link named by its title',
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: args.title });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/documents/2');
    const card = canvasElement.querySelector('article')?.getBoundingClientRect();
    const tray = document.elementFromPoint((card?.left ?? 0) + 20, (card?.top ?? 0) + 60);
    await expect(tray?.closest('a')).toBe(link);
  },
};

export const WithAction: Story = {
  name: '[D24] the button of a card works beside the link that covers the card',
  args: { action: <IconButton size="sm" label="Save" icon={Bookmark} onClick={pressed} /> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await expect(pressed).toHaveBeenCalled();
    const { left, top, width, height } = button.getBoundingClientRect();
    const pressedPart = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(pressedPart?.closest('button')).toBe(button);
  },
};
export const WithActionLying: Story = { args: WithAction.args, globals: phone };
export const WithActionDark: Story = { args: WithAction.args, globals: dark };

export const Grid: Story = {
  render: () => (
    <>
      <h2 className="sr-only">Documents</h2>
      <CardGrid>
        {sampleDocuments.map((document) => (
          <li key={document.to}>
            <DocumentCard {...document} query="curve" />
          </li>
        ))}
      </CardGrid>
    </>
  ),
};
export const GridOnPhone: Story = { ...Grid, globals: phone };

export const Loading: Story = {
  render: () => (
    <CardGrid>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <li key={key}>
          <DocumentCardSkeleton />
        </li>
      ))}
    </CardGrid>
  ),
};
export const LoadingOnPhone: Story = { ...Loading, globals: phone };
export const LoadingDark: Story = { ...Loading, globals: dark };
