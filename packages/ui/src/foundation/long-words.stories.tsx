import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { expect } from 'storybook/test';
import chatList from '../patterns/ai/chat-list.stories';
import chatMessage from '../patterns/ai/chat-message.stories';
import documentCard from '../patterns/documents/document-card.stories';
import uploadRow from '../patterns/documents/upload/upload-row.stories';
import tutorCard from '../patterns/experts/tutor-card.stories';
import resultLine from '../patterns/forms/result-line.stories';
import actionCard from '../patterns/layout/action-card.stories';
import ledger from '../patterns/layout/ledger.stories';
import pageHead from '../patterns/layout/page-head.stories';
import tipsPanel from '../patterns/layout/tips-panel.stories';
import messageThread from '../patterns/orders/message-thread.stories';
import orderCard from '../patterns/orders/order-card.stories';
import privateFiles from '../patterns/orders/private-files.stories';
import answerCard from '../patterns/questions/answer-card.stories';
import answerSteps from '../patterns/questions/answer-steps.stories';
import commentList from '../patterns/questions/comment-list.stories';
import questionCard from '../patterns/questions/question-card.stories';
import similarQuestions from '../patterns/questions/similar-questions.stories';
import attemptRow from '../patterns/quizzes/attempt-row.stories';
import quizCard from '../patterns/quizzes/quiz-card.stories';
import quizIntro from '../patterns/quizzes/quiz-intro.stories';
import quizQuestion from '../patterns/quizzes/quiz-question.stories';
import courseCard from '../patterns/schools/course-card.stories';
import schoolCard from '../patterns/schools/school-card.stories';
import schoolRow from '../patterns/schools/school-row.stories';
import noResults from '../patterns/search/no-results.stories';
import emptyState from '../primitives/empty-state.stories';
import note from '../primitives/note.stories';
import { phone } from '../primitives/story-globals';

/* Each entry has a component and its sample, whose texts get a word that fits no line. */
const samples = {
  chatMessage,
  documentCard,
  tutorCard,
  actionCard,
  pageHead,
  tipsPanel,
  messageThread,
  orderCard,
  privateFiles,
  answerCard,
  commentList,
  questionCard,
  similarQuestions,
  attemptRow,
  quizCard,
  courseCard,
  schoolCard,
  schoolRow,
  emptyState,
  note,
  chatList,
  uploadRow,
  resultLine,
  ledger,
  answerSteps,
  quizIntro,
  quizQuestion,
  noResults,
} as Record<string, { component?: unknown; args?: object }>;

/* Dates, which the site formats itself. */
const formatted = new Set(['when', 'due']);
const longWord = 'Rindfleischetikettierungsueberwachung'.repeat(8);
let words = 0;
const typedByPeople =
  /(title|name|text|html|source|description|headline|lead|topic|course|code|department|school|location|content|body|file|children|education|excerpt|snippet|subjects)$/i;

/** Returns a copy of a sample in which each text that people type is a long word. */
function withLongWords(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (!typedByPeople.test(key)) return value;
    words += 1;
    return `${longWord}${words}`;
  }
  if (Array.isArray(value)) return value.map((item) => withLongWords(item, key));
  if (value === null || typeof value !== 'object' || '$$typeof' in value || formatted.has(key)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withLongWords(part, name)]));
}

const meta = { title: 'Foundation/Long words', globals: phone } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NeverWiden: Story = {
  name: '[X15] a word of 296 letters never makes a page of a phone scroll sideways',
  render: () => (
    <div className="grid grid-cols-1 gap-6">
      {Object.entries(samples).map(([name, { component, args }]) => (
        <section key={name} aria-label={name} className="min-w-0">
          {/* The samples fit their components, and only texts were replaced. */}
          {createElement(component as ComponentType<object>, withLongWords(args) as object)}
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const wide = [...canvasElement.querySelectorAll('section[aria-label]')].flatMap((section) =>
      [...section.querySelectorAll('*')]
        .filter(
          (element) =>
            element.getBoundingClientRect().right > window.innerWidth + 0.5 &&
            !element.closest('.sr-only, svg'),
        )
        .slice(0, 2)
        .map(
          (element) => `${section.ariaLabel}: ${element.outerHTML.replaceAll(longWord, '…').slice(0, 160)}`,
        ),
    );
    await expect(wide).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
