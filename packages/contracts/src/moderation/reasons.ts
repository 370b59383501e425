type Kind = {
  /** What it is called within a sentence. */
  noun: string;
  /** Whether it can repeat a question; then its reports can say which one. */
  canRepeat: boolean;
  /** Whether a removal for cause takes back what it earned. */
  hasCause: boolean;
  /** The reasons that fit it, in the order in which they are offered; all of them where it says nothing. */
  reasons?: readonly string[];
  /** What staff get to see of something that no page shows to others; its reporter reads that before. */
  disclosure?: string;
};

/** Everything that can be reported; the API's registry (`domain/moderation`) says how each kind is found and taken off. */
export const reportKindFacts = {
  question: { noun: 'question', canRepeat: true, hasCause: false },
  answer: { noun: 'answer', canRepeat: false, hasCause: false },
  comment: { noun: 'comment', canRepeat: false, hasCause: false },
  document: { noun: 'document', canRepeat: false, hasCause: true },
  /** An item of a quiz, through all of its versions; its removal is that it counts for nobody. */
  quiz_question: {
    noun: 'quiz question',
    canRepeat: false,
    hasCause: false,
    reasons: ['misleading', 'copyright', 'live_exam', 'other'],
  },
  /** An answer of one’s own chat, by a model or the study library. */
  chat_answer: {
    noun: 'AI answer',
    canRepeat: false,
    hasCause: false,
    reasons: ['misleading', 'harmful', 'personal_information', 'other'],
    disclosure: 'Our staff will see this answer and your message before it.',
  },
} as const satisfies Record<string, Kind>;

export type ReportKind = keyof typeof reportKindFacts;

// The keys of the constant above, and no others.
export const reportKinds = Object.keys(reportKindFacts) as [ReportKind, ...ReportKind[]];

type Reason = {
  label: string;
  help?: string;
  /** Somebody may be harmed while it waits: such reports are looked at first. */
  isUrgent?: true;
  /** What has to come with it. */
  needs?: 'note' | 'question';
};

/** Why something can be reported, in the order in which the reasons are offered. */
export const reportReasonFacts = {
  spam: { label: 'Spam or advertising' },
  abuse: { label: 'Harassment or abuse', isUrgent: true },
  personal_information: {
    label: 'Personal information',
    help: 'Someone’s name, address, grades or picture.',
    isUrgent: true,
  },
  misleading: { label: 'Wrong or misleading' },
  harmful: {
    label: 'Harmful or dangerous',
    help: 'Someone who follows it could get hurt.',
    isUrgent: true,
  },
  copyright: { label: 'Copyright', help: 'Someone else’s work, shared without permission.' },
  live_exam: {
    label: 'Academic dishonesty',
    help: 'It is part of an exam or a graded test that is still open.',
    isUrgent: true,
  },
  duplicate: { label: 'Asked before', help: 'The same question is already on the site.', needs: 'question' },
  other: { label: 'Something else', needs: 'note' },
} as const satisfies Record<string, Reason>;

export type ReportReason = keyof typeof reportReasonFacts;

// The keys of the constant above, and no others.
export const reportReasons = Object.keys(reportReasonFacts) as [ReportReason, ...ReportReason[]];

/** The reasons that a kind can be reported for, with what people read about each. */
export function reasonsOf(kind: ReportKind): (Reason & { reason: ReportReason })[] {
  const { canRepeat, reasons = reportReasons }: Kind = reportKindFacts[kind];
  return reportReasons
    .filter((reason) => reasons.includes(reason))
    .toSorted((one, other) => reasons.indexOf(one) - reasons.indexOf(other))
    .map((reason): Reason & { reason: ReportReason } => ({ reason, ...reportReasonFacts[reason] }))
    .filter(({ needs }) => needs !== 'question' || canRepeat);
}

/** What staff get to see of a thing that is not on a page for everybody; undefined for the others. */
export function disclosureOf(kind: ReportKind): string | undefined {
  const { disclosure }: Kind = reportKindFacts[kind];
  return disclosure;
}

/** Whether reports with this reason are looked at before others. */
export function isUrgentReason(reason: ReportReason): boolean {
  const facts: Reason = reportReasonFacts[reason];
  return facts.isUrgent ?? false;
}
