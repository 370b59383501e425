import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { CardGrid } from '../layout/card-grid';
import { TutorCard, TutorCardSkeleton } from './tutor-card';

const meta = {
  title: 'Patterns/Tutor card',
  component: TutorCard,
  args: {
    name: 'Mira Halvorsen',
    headline: 'Mathematics and statistics tutor',
    subjects: ['Mathematics', 'Statistics', 'Computer Science'],
    experience: '9 years of teaching',
    education: 'PhD in mathematics',
    answerTime: '45 minutes',
    rating: 4.9,
    reviews: 212,
    completedAnswers: 1040,
    status: 'online',
    isSample: true,
    contactTo: 'https://wa.me/15550100199?text=Hello',
  },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <h2 className="sr-only">Tutors</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TutorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {};
export const OnlineDark: Story = { globals: dark };
export const Away: Story = { args: { status: 'away', isSample: false } };
export const AwayDark: Story = { args: Away.args, globals: { ...dark, ...phone } };
export const NotRatedYet: Story = { args: { rating: undefined, reviews: 0, completedAnswers: 1 } };
export const OnlyWhatIsKnown: Story = {
  args: {
    rating: undefined,
    reviews: undefined,
    answerTime: undefined,
    completedAnswers: undefined,
    status: undefined,
    isSample: false,
  },
};
export const OnlyWhatIsKnownDark: Story = { args: OnlyWhatIsKnown.args, globals: { ...dark, ...phone } };
export const ManySubjects: Story = {
  args: {
    subjects: ['Mathematics', 'Statistics', 'Physics', 'Environmental Science', 'Information Technology'],
  },
};
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  globals: phone,
  args: {
    name: 'Maximiliane-Hildegard von Hohenlohe-Waldenburg-Schillingsfürst',
    headline: 'Tutor of computational electromagnetics in anisotropic media, and of research writing',
    subjects: ['Environmental Science', 'Information Technology', 'Statistics'],
    education: 'Doctorate in engineering, habilitation in theoretical electrical engineering',
  },
};

export const Grid: Story = {
  decorators: [(Story) => <div className="w-180 max-w-full">{Story()}</div>],
  render: (args) => (
    <CardGrid columns={2}>
      {['Mira Halvorsen', 'Tomas Ekberg', 'Lena Duarte', 'Idris Farrow'].map((name) => (
        <li key={name}>
          <TutorCard {...args} name={name} />
        </li>
      ))}
    </CardGrid>
  ),
};

export const Loading: Story = { render: () => <TutorCardSkeleton /> };

export const ByKeyboard: Story = {
  name: '[X7] a tutor’s link is reached by keyboard, and a sample profile is labelled as one',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const contact = canvas.getByRole('link', { name: `Contact Expert: ${args.name}` });
    await expect(contact).toHaveFocus();
    await expect(contact).toHaveAttribute('href', args.contactTo);
    await expect(canvas.getByText('Sample profile')).toBeVisible();
    await expect(canvas.getByText('4.9 of 5 stars, 212 reviews')).toBeInTheDocument();
  },
};

export const NoRating: Story = {
  name: '[Q6] without reviews no stars are shown, and unknown details are left out',
  args: { ...OnlyWhatIsKnown.args, rating: 4.9 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No reviews yet')).toBeVisible();
    await expect(canvas.queryByText(/stars/)).not.toBeInTheDocument();
    for (const word of ['Online', 'Away', 'Usual answer time', 'Answered', 'Sample profile'])
      await expect(canvas.queryByText(word)).not.toBeInTheDocument();
  },
};
