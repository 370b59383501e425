import type { MessageMatter } from './message-fields';

/** The texts of a form's fields by their names. */
type Typed = Readonly<Record<string, string>>;

/** A message that was not sent yet, with the moment when its form was opened. */
export type MessageDraft = { typed: Typed; wantsNewsletter: boolean; openedAt: number };

const keyOf = ({ kind, about = '' }: MessageMatter) => `message_draft:${kind}:${about}`;

/** Keeps what was typed for this tab, so that a reload loses nothing; where the browser keeps nothing, it is not kept. */
export function keepMessageDraft(matter: MessageMatter, draft: MessageDraft): void {
  try {
    sessionStorage.setItem(keyOf(matter), JSON.stringify(draft));
  } catch {
    // The form itself still has it.
  }
}

/** What was typed in this tab and not sent. */
export function readMessageDraft(matter: MessageMatter): MessageDraft | undefined {
  try {
    return parseMessageDraft(sessionStorage.getItem(keyOf(matter)) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Drops the draft of a message that was sent. */
export function forgetMessageDraft(matter: MessageMatter): void {
  try {
    sessionStorage.removeItem(keyOf(matter));
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

/** The draft in a stored text; undefined for anything else. */
export function parseMessageDraft(text: string): MessageDraft | undefined {
  const kept: unknown = JSON.parse(text);
  if (!isRecord(kept) || !isRecord(kept.typed)) return undefined;
  const texts = Object.entries(kept.typed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    typed: Object.fromEntries(texts),
    wantsNewsletter: kept.wantsNewsletter === true,
    openedAt: typeof kept.openedAt === 'number' ? kept.openedAt : 0,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
