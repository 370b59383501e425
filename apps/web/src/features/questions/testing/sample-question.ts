import type { Answer } from '@aw/contracts/questions/answers';
import type { Question } from '@aw/contracts/questions/question';

const viewer: Question['viewer'] = {
  isAsker: false,
  isExpert: false,
  isFollowing: false,
  canAnswer: false,
  canComment: false,
  canWithdraw: false,
  claim: null,
};

/** An answer with two hints, the first of which has been opened. */
export const sampleAnswer: Answer = {
  id: 9,
  status: 'visible',
  removedReason: null,
  html: null,
  steps: [
    { number: 1, label: 'Which factor gets simpler?', html: '<p>Differentiate both.</p>', isRevealed: true },
    { number: 2, label: 'Count the powers', html: null, isRevealed: false },
  ],
  expert: { name: 'Dr. Nadia Rahman', isApproved: true, verifiedAnswers: 214 },
  isVerified: true,
  verifiedBy: 'expert',
  isAccepted: true,
  helpfulCount: 18,
  createdAt: '2026-01-01T01:00:00.000Z',
  editedAt: null,
  isOwn: false,
  isHelpful: false,
  canVerify: false,
};

/** A solved question as every visitor sees it. */
export const sampleQuestion: Question = {
  id: 4,
  title: 'Why does it need parts twice?',
  content: 'I chose $u$.',
  html: '<p>I chose <math><mi>u</mi></math>.</p>',
  subject: 'Mathematics',
  schoolId: 1,
  courseId: 1,
  school: { id: 1, name: 'Khalifa University' },
  course: { id: 1, name: 'Calculus II', code: 'MATH 152' },
  isAnswered: true,
  isVerified: true,
  answerCount: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'visible',
  removedReason: null,
  heldUntil: null,
  editedAt: null,
  promisedAt: null,
  answers: [sampleAnswer],
  comments: [],
  viewer,
};

/** Returns the sample question with other rights of the viewer and other fields. */
export function seenBy(part: Partial<Question['viewer']>, other: Partial<Question> = {}): Question {
  return { ...sampleQuestion, ...other, viewer: { ...viewer, ...part } };
}

/** Fields of a question without an answer. */
export const unanswered: Partial<Question> = {
  isAnswered: false,
  isVerified: false,
  answerCount: 0,
  answers: [],
};
