import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { RichText } from '../layout/rich-text';
import { AnswerCard } from './answer-card';
import { answerHtml } from './sample-answers';

const report = (
  <Button size="sm" variant="quiet" icon={Flag}>
    Report
  </Button>
);

const meta = {
  title: 'Patterns/Answer card',
  component: AnswerCard,
  args: {
    expert: { name: 'Dr. Nadia Rahman', isApproved: true, verifiedAnswers: 214 },
    isVerified: true,
    verifiedBy: 'expert',
    isAccepted: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    editedAt: null,
    helpful: { count: 18, isPressed: false, onPress: fn() },
    report,
    children: <RichText html={answerHtml} source="" />,
  },
  decorators: [(Story) => <div className="max-w-184">{Story()}</div>],
} satisfies Meta<typeof AnswerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VerifiedAndAccepted: Story = {};
export const VerifiedAndAcceptedDark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const PhoneDark: Story = { globals: { ...phone, ...dark } };
export const ByStaff: Story = { args: { verifiedBy: 'staff', isAccepted: false } };
export const AcceptedOnly: Story = { args: { verifiedBy: null } };
export const NotVerified: Story = {
  args: { isVerified: false, verifiedBy: null, isAccepted: false, helpful: { count: 0, isPressed: false } },
};
export const Edited: Story = { args: { editedAt: '2026-01-02T00:00:00.000Z' } };
export const WithoutName: Story = {
  args: {
    expert: { name: null, isApproved: false, verifiedAnswers: 0 },
    helpful: { count: 3, isPressed: false },
  },
};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button size="sm">Accept this answer</Button>
        <Button size="sm">Score</Button>
      </>
    ),
  },
};
export const WithActionsPhone: Story = { args: WithActions.args, globals: { ...phone, ...dark } };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  globals: phone,
  args: {
    expert: {
      name: 'Maximiliane-Hildegard von Hohenlohe-Waldenburg-Schillingsfürst',
      isApproved: true,
      verifiedAnswers: 12_480,
    },
  },
};

export const Words: Story = {
  name: '[Q5] the foot names who verified an answer, and the badges have words',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Dr. Nadia Rahman')).toBeVisible();
    await expect(canvas.getByText('Expert. 214 verified answers')).toBeVisible();
    await expect(canvas.getByText('Verified')).toBeVisible();
    await expect(canvas.getByText('Accepted')).toBeVisible();
    await expect(
      canvas.getByText('Verified by a second expert and accepted by the person who asked.'),
    ).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: '[Q5] an answer is marked as helpful by keyboard, and the button shows its state',
  args: { helpful: { count: 18, isPressed: true, onPress: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const helpful = canvas.getByRole('button', { name: 'Marked as helpful 18' });
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(helpful).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.helpful.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Report' })).toHaveFocus();
  },
};
