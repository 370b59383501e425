import { type ReportKind, type ReportReason, reasonsOf } from '@aw/contracts/moderation/reasons';

type Template = { label: string; text: string };

/** Templates of the reason that authors read, by the reason of a report. They can be edited before they are sent. */
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

/** Templates for a removal, in the order of the reasons for a report. */
export const removalReasons: readonly Template[] = Object.values(templates);

/** Templates that fit a kind of post. */
export function removalReasonsOf(kind: ReportKind): readonly Template[] {
  return reasonsOf(kind).flatMap(({ reason }) => (reason === 'duplicate' ? [] : [templates[reason]]));
}

type ReportedPost = { kind: ReportKind; reasons: readonly { reason: ReportReason }[] };

/** Returns the text that a removal starts with: for the most reported reason, else the first that fits the kind. */
export function firstReason({ kind, reasons }: ReportedPost): string {
  for (const { reason } of reasons)
    if (reason !== 'duplicate' && reason !== 'other') return templates[reason].text;
  return removalReasonsOf(kind)[0]?.text ?? '';
}
