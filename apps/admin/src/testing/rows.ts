import type { AiFigures } from '@aw/contracts/ai/staff';
import type { StaffMessage } from '@aw/contracts/contact-messages/staff';
import type { StaffDocument } from '@aw/contracts/documents/staff';
import type { StaffTemplate } from '@aw/contracts/documents/templates';
import type { ResponseOf } from '@aw/contracts/endpoint';
import type { StaffExamShield } from '@aw/contracts/exam-shields/staff';
import type { StaffExpert } from '@aw/contracts/experts/staff';
import type { StaffJurisdictionRule } from '@aw/contracts/jurisdictions/staff';
import type { ModerationCase } from '@aw/contracts/moderation/staff';
import type { staffGetNewsletter } from '@aw/contracts/newsletter/staff';
import type { StaffDispute, StaffOrder, StaffOrderRow, Writer } from '@aw/contracts/orders/staff';
import type { WebhookEvent } from '@aw/contracts/payments/staff';
import type { StaffQuestion } from '@aw/contracts/questions/staff';
import type { StaffQuizCard } from '@aw/contracts/quizzes/staff-quizzes';
import type { Place } from '@aw/contracts/schools/places';
import type { MissedSearch, StaffSynonym } from '@aw/contracts/search/staff';
import type { AuditEntry } from '@aw/contracts/staff/public';
import type { UserSummary } from '@aw/contracts/users/staff';

// Items of the console for tests, as the server returns them: one row of each list, and parts of others.

const at = '2026-11-20T10:00:00.000Z';
const userId = 'anon_abcdefgh_1700000000000';

export const order: StaffOrderRow = {
  id: 'AW-0123456789ABCDEF',
  topic: 'Cells',
  customerName: 'Ada Lovelace',
  writerName: null,
  status: 'awaiting_payment',
  dueAt: null,
  isLate: false,
  currency: 'USD',
  finalMinor: 3000,
  unreadMessages: 0,
  needs: [],
  createdAt: at,
};

/** Price of 3,000 words with a discount. */
export const price: StaffOrder['price'] = {
  currency: 'USD',
  billedWords: 3000,
  baseMinor: 6000,
  discountMinor: 3000,
  discountPercent: 50,
  finalMinor: 3000,
  heldUntil: null,
};

export const reported: ModerationCase = {
  id: 'question-7',
  kind: 'question',
  targetId: 7,
  title: 'Why is it blue?',
  excerpt: 'Please tell.',
  postState: 'held',
  status: 'waiting',
  isUrgent: false,
  at,
  reasons: [],
};

export const document: StaffDocument = {
  id: 5,
  title: 'On light',
  fileName: 'a.pdf',
  description: null,
  subject: 'Physics',
  documentType: 'notes',
  pageCount: 3,
  fileSize: 40_000,
  schoolId: null,
  schoolName: null,
  courseId: null,
  courseCode: null,
  courseName: null,
  term: null,
  uploadedAt: at,
  status: 'published',
  reason: null,
  viewCount: 0,
  rating: null,
  uploaderId: userId,
  sha256: 'a'.repeat(64),
  removedAt: null,
  removedReason: null,
  isRemovedForCause: false,
  originality: 'accepted',
  waitReason: null,
  legibleWords: 40,
  reviewDueAt: null,
  reviewNote: null,
  similarTo: null,
  appeal: { id: 1, status: 'open', message: 'It is mine.', answer: null, createdAt: at },
};

export const question: StaffQuestion = {
  id: 7,
  title: 'Why is it blue?',
  excerpt: 'Please tell.',
  subject: 'Physics',
  askerId: userId,
  isAnonymous: true,
  status: 'held',
  removedReason: null,
  isAnswered: false,
  createdAt: at,
};

export const quiz: StaffQuizCard = {
  id: 3,
  title: 'Small sums',
  subject: 'Mathematics',
  difficulty: 'easy',
  status: 'listed',
  origin: 'authors',
  totalQuestions: 3,
  updatedAt: at,
};

export const expert: StaffExpert = {
  id: 'user_nadia_1',
  name: 'Nadia Rahman',
  email: 'nadia@students.example',
  isWaiting: true,
  isSample: false,
  status: 'applied',
  shownName: 'Nadia R.',
  headline: 'Physicist',
  experience: 'Ten years.',
  education: 'PhD',
  subjects: [],
  askedSubjects: ['Physics'],
  isListed: false,
  appliedAt: at,
  decidedAt: null,
  reason: null,
};

export const place: Place = {
  id: 2,
  kind: 'school',
  name: 'College of Light',
  location: null,
  school: null,
  pendingSchool: null,
  status: 'open',
  documents: 3,
  requests: 1,
  listedAs: null,
  createdAt: at,
};

export const person: UserSummary = {
  id: 'user_ada_1',
  email: 'ada@students.example',
  isEmailVerified: true,
  firstName: 'Ada',
  lastName: 'Lovelace',
  isAnonymous: false,
  isExpert: false,
  audience: 'student',
  uploadCount: 0,
  suspendedAt: null,
  suspendedReason: null,
  eraseAfter: null,
  mergedInto: null,
  createdAt: at,
  seenAt: null,
};

export const message: StaffMessage = {
  id: '7c6f1a8e-2f6f-4b6e-9f0e-0d5f1c1d2e3f',
  reference: 'M-1234',
  kind: 'contact',
  state: 'new',
  name: 'Ada Lovelace',
  email: 'ada@students.example',
  subject: 'A question',
  about: null,
  excerpt: 'Where are my uploads?',
  isBlanked: false,
  createdAt: at,
};

export const issue = { id: 'x', subject: 'September', by: 'edith', recipients: 2, createdAt: at };
export const newsletter: ResponseOf<typeof staffGetNewsletter> = {
  pending: 1,
  confirmed: 2,
  unsubscribed: 0,
  issues: [issue],
};

export const webhook: WebhookEvent = {
  id: 'evt_1',
  type: 'payment_intent.succeeded',
  status: 'done',
  orderId: order.id,
  error: null,
  receivedAt: at,
  processedAt: at,
};

export const examShield: StaffExamShield = {
  id: 1,
  ownerId: userId,
  educatorSince: at,
  startsAt: at,
  endsAt: at,
  endedAt: null,
  endedBy: null,
  endReason: null,
  state: 'active',
  taskCount: 2,
  ignoredTaskCount: 0,
  fingerprintCount: 40,
  commonFingerprintCount: 3,
  heldQuestionCount: 1,
  heldPeopleCount: 1,
  heldQuestions: [{ id: 7, title: 'Why is it blue?' }],
  needsDecision: false,
  keptAt: null,
  createdAt: at,
};

export const dispute: StaffDispute = {
  id: 'dp_1',
  orderId: order.id,
  amountMinor: 3000,
  currency: 'USD',
  reason: 'fraudulent',
  status: 'needs_response',
  isOpen: true,
  dueBy: at,
  submittedAt: null,
  createdAt: at,
};

/** Returns the figures of one day on which the study library gave `answers` answers. */
export function aiFigures(answers: number): AiFigures {
  const none = { answers: 0, firstText: null, whole: null };
  const latency = answers === 0 ? null : { median: 40, p95: 90 };
  const counts = { promptTokens: 0, completionTokens: 0, costMicrousd: 0, helped: 0, didNotHelp: 0 };
  const ends = { stopped: 0, interrupted: 0, failed: 0, failures: [] };
  const library = { answers, firstText: latency, whole: latency };
  const day = { day: at.slice(0, 10), people: answers, model: none, library, ...counts, ...ends };
  return { source: 'library', model: null, capMicrousd: 20_000_000, days: [day] };
}

export const writer: Writer = { id: 4, name: 'Hana K.', title: 'Biologist', isActive: true, openOrders: 0 };

export const rule: StaffJurisdictionRule = {
  id: 1,
  country: 'AU',
  region: null,
  law: 'Act No. 78',
  isActive: true,
  updatedAt: at,
  updatedBy: 'amira',
};

export const synonym: StaffSynonym = {
  id: 1,
  words: 'quiz',
  meanings: ['test', 'exam'],
  isMutual: false,
  version: 1,
  updatedAt: at,
  updatedBy: null,
};

export const template: StaffTemplate = {
  id: 3,
  document: { id: 7, title: 'Lab report, week 3' },
  accountCount: 9,
  letterCount: 1200,
  foundAt: at,
  endedAt: null,
  endedBy: null,
};

export const missedSearch: MissedSearch = { query: 'krebs zyklus', people: 4, lastDay: '2026-11-20' };

export const entry: AuditEntry = {
  id: 9,
  at,
  actor: 'amira',
  verb: 'document.remove',
  target: 'document:5',
  before: null,
  after: null,
};
