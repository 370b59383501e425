import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { SubjectTag } from '../documents/subjects/subject-tag';
import { AnswerCard } from '../questions/answer-card';
import { AnswerSteps } from '../questions/answer-steps';
import { QuestionStatus } from '../questions/question-status';
import { answerHtml, threeSteps } from '../questions/sample-answers';
import { CuePart } from './cue-part';
import { PageHead } from './page-head';
import { RichText } from './rich-text';

const meta = {
  title: 'Patterns/Cue part',
  component: CuePart,
  args: {
    title: 'Question',
    children: (
      <RichText
        html={
          '<p dir="auto">I chose <math><mi>u</mi><mo>=</mo><msup><mi>e</mi><mi>x</mi></msup></math>. It gets worse at every step. How do I know which factor should be <math><mi>u</mi></math>, and when to stop?</p>'
        }
        source=""
      />
    ),
  },
} satisfies Meta<typeof CuePart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** As on the page of a question. */
export const Question: Story = {
  render: (args) => (
    <div className="wrap">
      <div className="max-w-218">
        <PageHead
          back={{ label: 'Q&A with Expert Tutors', to: '/questions' }}
          eyebrow={
            <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <SubjectTag subject="Mathematics" />
              <QuestionStatus isAnswered isVerified />
            </p>
          }
          title="Why does ∫ x² eˣ dx need integration by parts twice?"
          meta={
            <>
              <span>MATH 152, Khalifa University</span>
              <span>Asked 3 hours ago</span>
            </>
          }
        />
        <CuePart {...args} />
        <CuePart title="Hints" lead="Read one, try again, then read the next.">
          <AnswerSteps label="Hints" steps={threeSteps} onReveal={fn()} />
        </CuePart>
        <CuePart title="Answer">
          <AnswerCard
            expert={{ name: 'Dr. Nadia Rahman', isApproved: true, verifiedAnswers: 214 }}
            isVerified
            verifiedBy="expert"
            isAccepted
            createdAt="2026-01-01T00:00:00.000Z"
            editedAt={null}
            helpful={{ count: 18, isPressed: false, onPress: fn() }}
          >
            <RichText html={answerHtml} source="" />
          </AnswerCard>
        </CuePart>
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Question', 'Hints', 'Answer'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByText('Solved by verified expert')).toBeVisible();
  },
};
export const QuestionDark: Story = { ...Question, globals: dark };
export const QuestionPhone: Story = { ...Question, globals: phone };
export const QuestionPhoneDark: Story = { ...Question, globals: { ...phone, ...dark } };
export const RightToLeft: Story = { ...Question, globals: rightToLeft };

export const Statuses: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <QuestionStatus isAnswered={false} isVerified={false} />
      <QuestionStatus isAnswered isVerified={false} />
      <QuestionStatus isAnswered isVerified />
      <QuestionStatus isAnswered={false} isVerified={false} isPlain />
      <QuestionStatus isAnswered isVerified={false} isPlain />
      <QuestionStatus isAnswered isVerified isPlain />
    </div>
  ),
};
export const StatusesDark: Story = { ...Statuses, globals: dark };
