import { counted } from '@aw/contracts/duration-text';
import { zonedTime } from '@aw/contracts/moment-text';

/** Facts about a post at the time it is sent. */
export type Post = {
  /** All that was typed, field by field. */
  texts: readonly string[];
  images?: number;
  /** How often the same text was sent within a day, by anyone. */
  cameBefore: number;
  /** How much its author posted within the last ten minutes. */
  recentPosts?: number;
  /** Whether nothing of its author was approved yet, or something was removed. */
  isNewcomer?: boolean;
};

const mostLinks = 5;
const mostRepeats = 2;
const mostRecent = 5;

/**
 * Why a post waits for a person before others see it; null for one that does not. Rules hold and never refuse: who is
 * held by mistake loses a little time, and nothing that was typed.
 */
export function heldBecause(post: Post): string | null {
  const { texts, images = 0, cameBefore, recentPosts = 0, isNewcomer = false } = post;
  const links = countLinks(texts.join('\n'));
  if (links > mostLinks) return `It has more than ${counted(mostLinks, 'link')}.`;
  if (isNewcomer && links > 0) return 'It has a link, and its author is new or has had a post removed.';
  if (isNewcomer && images > 0) return 'It has an image, and its author is new or has had a post removed.';
  if (cameBefore >= mostRepeats) return 'The same text was sent at least three times within a day.';
  if (recentPosts >= mostRecent) return `Its author posted more than ${mostRecent} times within ten minutes.`;
  return null;
}

/** How many web addresses a text has, whether they are written as links or not. */
export function countLinks(text: string): number {
  return text.match(/(?:https?:\/\/|www\.)\S+/gi)?.length ?? 0;
}

/** Why a question is held, as staff read it: while it matches an exam, that comes first. */
export function wordsOfHold(row: { held_because: string | null; held_until: Date | null }): string | null {
  if (row.held_until === null) return row.held_because;
  const words = `It matches an exam in progress and is hidden until ${zonedTime(row.held_until)}.`;
  return row.held_because === null ? words : `${words} ${row.held_because}`;
}
