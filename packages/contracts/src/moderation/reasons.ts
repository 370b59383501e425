type Kind = {
  /** Noun to use within a sentence. */
  noun: string;
  /** True if it can duplicate a question; its reports can then name that question. */
  canRepeat: boolean;
  /** True if a removal for cause takes back the credits that it earned. */
  hasCause: boolean;
  /** Reasons that can be chosen, in the order of the form; all of them if missing. */
  reasons?: readonly string[];
  /** Explains what staff can see of something private; people read it before they report. */
  disclosure?: string;
};

/** Everything that can be reported. The API's registry says how each kind is loaded and removed. */
export const reportKindFacts = {
  question: { noun: 'question', canRepeat: true, hasCause: false },
  answer: { noun: 'answer', canRepeat: false, hasCause: false },
  comment: { noun: 'comment', canRepeat: false, hasCause: false },
  document: { noun: 'document', canRepeat: false, hasCause: true },
  /** Item of a quiz in all of its versions. A removed one counts for nobody. */
  quiz_question: {
    noun: 'quiz question',
    canRepeat: false,
    hasCause: false,
    reasons: ['misleading', 'copyright', 'live_exam', 'other'],
  },
  /** Answer in one’s own chat, by a model or the study library. */
  chat_answer: {
    noun: 'AI answer',
    canRepeat: false,
    hasCause: false,
    reasons: ['misleading', 'harmful', 'personal_information', 'other'],
    disclosure: 'Our staff will see this answer and your message before it.',
  },
} as const satisfies Record<string, Kind>;

export type ReportKind = keyof typeof reportKindFacts;

export const reportKinds = Object.keys(reportKindFacts) as [ReportKind, ...ReportKind[]];

type Reason = {
  label: string;
  help?: string;
  /** True if somebody may be harmed while the report waits; such reports come first. */
  isUrgent?: true;
  /** Required addition to the report. */
  needs?: 'note' | 'question';
};

/** Reasons of reports, in the order of the form. */
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

export const reportReasons = Object.keys(reportReasonFacts) as [ReportReason, ...ReportReason[]];

/** Returns the reasons for which a kind can be reported, with their texts. */
export function reasonsOf(kind: ReportKind): (Reason & { reason: ReportReason })[] {
  const { canRepeat, reasons = reportReasons }: Kind = reportKindFacts[kind];
  return reportReasons
    .filter((reason) => reasons.includes(reason))
    .toSorted((one, other) => reasons.indexOf(one) - reasons.indexOf(other))
    .map((reason): Reason & { reason: ReportReason } => ({ reason, ...reportReasonFacts[reason] }))
    .filter(({ needs }) => needs !== 'question' || canRepeat);
}

/** Returns what staff can see of something private; undefined for a kind that is public. */
export function disclosureOf(kind: ReportKind): string | undefined {
  const { disclosure }: Kind = reportKindFacts[kind];
  return disclosure;
}

/** Returns true if reports with this reason come before others. */
export function isUrgentReason(reason: ReportReason): boolean {
  const facts: Reason = reportReasonFacts[reason];
  return facts.isUrgent ?? false;
}
