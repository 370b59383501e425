import { expect, it } from 'vitest';
import { holdReason, type Post } from './hold-rules';

const post: Post = { texts: ['Hello', 'A question.'], cameBefore: 0 };
const links = (n: number) => Array.from({ length: n }, (_, i) => `https://www.example.com/${i}`).join(' ');

it.each<[string, Partial<Post>, RegExp | null]>([
  ['a post like any other', {}, null],
  ['five links', { texts: [links(5)] }, null],
  ['six links, one of them in the title', { texts: ['WWW.example.com', links(5)] }, /5 links/],
  ['a newcomer’s link', { texts: [links(1)], isNewcomer: true }, /link.*new/],
  ['a newcomer’s image', { images: 1, isNewcomer: true }, /image.*new/],
  ['an image of a known person', { images: 3 }, null],
  ['a text that is posted for the second time', { cameBefore: 1 }, null],
  ['a text that is posted for the third time', { cameBefore: 2 }, /three times/],
  ['five posts in ten minutes', { recentPosts: 4 }, null],
  ['a sixth post in ten minutes', { recentPosts: 5 }, /ten minutes/],
])('[Q11] the rules decide whether to hold %s', (_, change, expectedReason) => {
  const reason = holdReason({ ...post, ...change });
  if (expectedReason === null) expect(reason).toBeNull();
  else expect(reason).toMatch(expectedReason);
});
