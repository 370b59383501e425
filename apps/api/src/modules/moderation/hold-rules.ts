import { formatCount } from '@aw/contracts/duration-text';
import { zonedTime } from '@aw/contracts/moment-text';

/** Facts about a post at the time it is sent. */
export type Post = {
  /** Content of all text fields. */
  texts: readonly string[];
  images?: number;
  /** Number of times that anyone sent the same text within a day. */
  cameBefore: number;
  /** Number of posts by its author within the last ten minutes. */
  recentPosts?: number;
  /** True if nothing by its author was approved yet, or something was removed. */
  isNewcomer?: boolean;
};

const maxLinks = 5;
const maxEarlierCopies = 2;
const maxRecentPosts = 5;

/**
 * Returns why a post has to wait for a review, or null. Rules hold posts and never refuse them, so that a mistake costs
 * the author a little time and no text.
 */
export function holdReason(post: Post): string | null {
  const { texts, images = 0, cameBefore, recentPosts = 0, isNewcomer = false } = post;
  const links = countLinks(texts.join('\n'));
  if (links > maxLinks) return `It has more than ${formatCount(maxLinks, 'link')}.`;
  if (isNewcomer && links > 0) return 'It has a link, and its author is new or has had a post removed.';
  if (isNewcomer && images > 0) return 'It has an image, and its author is new or has had a post removed.';
  if (cameBefore >= maxEarlierCopies) return 'The same text was sent at least three times within a day.';
  if (recentPosts >= maxRecentPosts)
    return `Its author posted more than ${maxRecentPosts} times within ten minutes.`;
  return null;
}

/** Counts the web addresses in a text, including those that are not links. */
export function countLinks(text: string): number {
  return text.match(/(?:https?:\/\/|www\.)\S+/gi)?.length ?? 0;
}

/** Returns why a question is held, for staff. A match with a current exam comes first. */
export function wordsOfHold(row: { held_because: string | null; held_until: Date | null }): string | null {
  if (row.held_until === null) return row.held_because;
  const words = `It matches an exam in progress and is hidden until ${zonedTime(row.held_until)}.`;
  return row.held_because === null ? words : `${words} ${row.held_because}`;
}
