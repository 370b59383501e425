import { countedMore, formatNumber } from '@aw/contracts/duration-text';
import { Action, Anchor, Paragraph } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

/** Notifications that were not mailed at once, once a day; `link` is a path on the site. */
export const digest: Template<{ items: { title: string; link: string }[]; more: number }> = {
  subject: ({ items, more }) => {
    const count = items.length + more;
    return count === 1
      ? `Your daily summary: ${items[0]?.title}`
      : `Your daily summary: ${formatNumber(count)} notifications`;
  },
  because: 'You are receiving this email because you chose to get some notifications once a day.',
  isPersonal: true,
  Body: ({ mail: { items, more }, site }) => (
    <>
      <Paragraph>Here is what has happened since your last summary.</Paragraph>
      {items.map(({ title, link }, index) => (
        // Items never move, so their index is their key.
        <Paragraph key={index}>
          <Anchor href={`${site.origin}${link}`}>{title}</Anchor>
        </Paragraph>
      ))}
      {more > 0 && <Paragraph>You will find {countedMore(more, 'notification')} on the site.</Paragraph>}
      <Action href={`${site.origin}/settings#notifications`}>Change your notifications</Action>
    </>
  ),
};
