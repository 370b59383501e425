import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { CardGrid } from '../layout/card-grid';
import { SchoolCard, SchoolCardSkeleton } from './school-card';

const meta = {
  title: 'Patterns/School card',
  component: SchoolCard,
  args: {
    to: '/schools/1/courses',
    initials: 'KU',
    name: 'Khalifa University',
    type: 'University',
    location: 'Abu Dhabi, UAE',
    documentCount: 1412,
    questionCount: 96,
  },
  decorators: [
    (Story) => (
      <div>
        <h2 className="sr-only">Schools</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SchoolCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const NothingYet: Story = {
  name: '[X4] a school without documents and questions shows an invitation and no 0',
  args: { documentCount: 0, questionCount: 0, location: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Be the first to upload')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('0');
  },
};
export const SearchHit: Story = { args: { query: 'khalifa' } };
export const RightToLeft: Story = {
  globals: { ...rightToLeft, ...phone },
  args: { initials: 'جخ', name: 'جامعة خليفة', type: 'جامعة', location: 'أبوظبي' },
};
export const LongText: Story = {
  globals: phone,
  args: {
    initials: 'FE',
    name: 'Friedrich-Alexander-Universität Erlangen-Nürnberg, Faculty of Business, Economics and Law',
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
  },
};

export const Grid: Story = {
  render: (args) => (
    <CardGrid>
      {[
        ['KU', 'Khalifa University'],
        ['SM', 'Santa Monica College'],
        ['UT', 'Union Theological Seminary'],
        ['LB', 'London Business School'],
      ].map(([initials = '', name = '']) => (
        <li key={name}>
          <SchoolCard {...args} initials={initials} name={name} />
        </li>
      ))}
    </CardGrid>
  ),
};

export const Loading: Story = {
  render: () => (
    <CardGrid>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <li key={key}>
          <SchoolCardSkeleton />
        </li>
      ))}
    </CardGrid>
  ),
};
