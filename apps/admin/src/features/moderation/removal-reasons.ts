import { type ReportKind, type ReportReason, reasonsOf } from '@aw/contracts/moderation/reasons';

type Template = { label: string; text: string };

/** What authors read of a removal, by what was wrong; each can be changed before it is sent. */
const templates: Readonly<Record<Exclude<ReportReason, 'duplicate'>, Template>> = {
  spam: {
    label: 'Spam',
    text: 'It is advertising. Posts that sell or promote something are not allowed here.',
  },
  abuse: {
    label: 'Abuse',
    text: 'It attacks or insults someone. Please write about the topic, not about people.',
  },
  personal_information: {
    label: 'Personal data',
    text: 'It shows personal information. Please leave out names, addresses, grades and pictures of people.',
  },
  misleading: {
    label: 'Misleading',
    text: 'It is wrong or misleading in a way that could harm someone who relies on it.',
  },
  harmful: { label: 'Harmful', text: 'Someone who follows it could be hurt.' },
  copyright: {
    label: 'Copyright',
    text: 'It is someone else’s work, and we do not know of any permission to share it.',
  },
  live_exam: { label: 'Open exam', text: 'It is part of an exam or a graded test that is still open.' },
  other: { label: 'Off topic', text: 'It is not about studying.' },
};

/** The reasons that are offered for a removal, in the order of those for a report. */
export const removalReasons: readonly Template[] = Object.values(templates);

/** Those of them that fit a kind. */
export function removalReasonsOf(kind: ReportKind): readonly Template[] {
  return reasonsOf(kind).flatMap(({ reason }) => (reason === 'duplicate' ? [] : [templates[reason]]));
}

type Reported = { kind: ReportKind; reasons: readonly { reason: ReportReason }[] };

/** The text that a removal begins with: for what was reported most, else the first of those that fit. */
export function firstReason({ kind, reasons }: Reported): string {
  for (const { reason } of reasons)
    if (reason !== 'duplicate' && reason !== 'other') return templates[reason].text;
  return removalReasonsOf(kind)[0]?.text ?? '';
}
