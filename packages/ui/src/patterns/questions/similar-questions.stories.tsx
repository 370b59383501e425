import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../../primitives/field';
import { Input } from '../../primitives/input';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { RelatedQuestions, type SimilarQuestion, SimilarQuestions } from './similar-questions';

const solved: SimilarQuestion = {
  id: 4,
  to: '/questions/4',
  title: 'When does tabular integration fail?',
  isAnswered: true,
  isVerified: true,
  answerCount: 2,
};
const questions: SimilarQuestion[] = [
  solved,
  { ...solved, id: 5, to: '/questions/5', title: 'LIATE or ILATE: which order is right?', isVerified: false },
  {
    ...solved,
    id: 6,
    to: '/questions/6',
    title: 'Integrating x² ln x by parts',
    isAnswered: false,
    isVerified: false,
    answerCount: 0,
  },
];

const meta = {
  title: 'Patterns/Similar questions',
  component: SimilarQuestions,
  args: { questions, onAnswersMine: fn() },
  decorators: [
    (Story) => (
      <div className="grid max-w-180 gap-6">
        <h1 className="sr-only">Ask</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof SimilarQuestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const ThreeDark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const PhoneDark: Story = { globals: { ...phone, ...dark } };
export const None: Story = { args: { questions: [] } };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  globals: phone,
  args: { questions: [{ ...solved, title: `Why does ${'x'.repeat(80)} diverge?` }] },
};
export const Related: Story = {
  render: () => (
    <div className="max-w-70">
      <RelatedQuestions questions={questions} />
    </div>
  ),
};
export const RelatedDark: Story = { ...Related, globals: { ...dark, ...phone } };

export const WhileTyping: Story = {
  name: '[Q8] similar questions appear under the title without taking its focus, and are announced',
  render: (args) => <TypedTitle {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('textbox', { name: 'Question Title' });
    await userEvent.click(title);
    await userEvent.keyboard('parts');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 similar questions below');
    await expect(title).toHaveFocus();
  },
};

function TypedTitle({ questions: found, onAnswersMine }: Parameters<typeof SimilarQuestions>[0]) {
  const [title, setTitle] = useState('');
  return (
    <>
      <Field label="Question Title">
        <Input value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <SimilarQuestions questions={title.length > 3 ? found : []} onAnswersMine={onAnswersMine} />
    </>
  );
}

export const ByKeyboard: Story = {
  name: '[Q8] a similar question is opened, or accepted as the answer, by keyboard',
  args: { onAnswersMine: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: solved.title })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswersMine).toHaveBeenCalledOnce();
    await expect(args.onAnswersMine).toHaveBeenCalledWith(solved);
  },
};
