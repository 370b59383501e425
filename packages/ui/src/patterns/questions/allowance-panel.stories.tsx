import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { AllowanceLines, AllowancePanel, AllowancePanelSkeleton, ReviewedFirst } from './allowance-panel';

const meta = {
  title: 'Patterns/Allowance panel',
  component: AllowancePanel,
  args: {
    freeLeft: 4,
    freeTotal: 5,
    credits: 2,
    promise: { hours: 24, medianMinutes: 150, p90Minutes: 900 },
    earnTo: '/upload',
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof AllowancePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {};
export const FreeDark: Story = { globals: dark };
export const LastFree: Story = { args: { freeLeft: 1 } };
export const CostsACredit: Story = { args: { freeLeft: 0 } };
export const CostsACreditDark: Story = { args: { freeLeft: 0 }, globals: { ...dark, ...phone } };
export const NothingLeft: Story = { args: { freeLeft: 0, credits: 0 } };
export const NothingLeftDark: Story = { args: { freeLeft: 0, credits: 0 }, globals: { ...dark, ...phone } };
export const WithoutFigures: Story = {
  args: { promise: { hours: 24, medianMinutes: null, p90Minutes: null } },
};
export const RightToLeft: Story = { globals: rightToLeft };

export const NewcomersQuestion: Story = {
  name: '[Q2] before posting, both forms say that the question will wait for review',
  args: { isReviewedFirst: true },
  render: (args) => (
    <div className="grid gap-5">
      <AllowancePanel {...args} />
      <AllowanceLines {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Your question will wait for review.')).toHaveLength(2);
  },
};

export const NewcomersOtherPosts: Story = {
  name: '[Q2] [Q4] before a change or a comment is sent, its form says when it will wait for review',
  render: () => (
    <div className="grid gap-5">
      <ReviewedFirst post="change" />
      <ReviewedFirst post="comment" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^If you change the title or the details, .* review\.$/)).toBeVisible();
    await expect(canvas.getByText(/^A comment with a link or an image .* review\.$/)).toBeVisible();
  },
};

export const Loading: Story = { render: () => <AllowancePanelSkeleton /> };
export const Lines: Story = {
  render: (args) => (
    <div className="grid gap-5">
      <AllowanceLines {...args} />
      <AllowanceLines {...args} freeLeft={0} />
      <AllowanceLines {...args} freeLeft={0} credits={0} />
    </div>
  ),
};
export const LinesDark: Story = { ...Lines, globals: { ...dark, ...phone } };

export const Texts: Story = {
  name: '[Q3] [Q13] the panel shows the free questions left, the promised answer time, and recent answer times',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Free Questions' })).toBeVisible();
    await expect(canvas.getByText('4 Free Questions Remaining')).toBeVisible();
    await expect(canvas.getByText('Ask up to 5 questions for free')).toBeVisible();
    await expect(
      canvas.getByText('An expert answers within 24 hours, or you get your free question back.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/half of the first answers came within 3 hours, and nine out of ten within 15 hours/),
    ).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: '[Q3] without free questions and credits, a link that the keyboard reaches leads to ways to earn credits',
  args: { freeLeft: 0, credits: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/The next one costs 1 unlock credit, and you have none/)).toBeVisible();
    await userEvent.tab();
    const way = canvas.getByRole('link', { name: 'Upload documents to earn credits' });
    await expect(way).toHaveFocus();
    await expect(way).toHaveAttribute('href', '/upload');
  },
};
