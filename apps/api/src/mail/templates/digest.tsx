import { Action, Anchor, Paragraph } from './parts';
import type { Template } from './template';

export const digest: Template<'digest'> = {
  subject: ({ items, more }) => {
    const count = items.length + more;
    return count === 1 ? `Your day: ${items[0]?.title}` : `Your day: ${count} notifications`;
  },
  because: 'You are receiving this e-mail because you chose a daily e-mail for some notifications.',
  isPersonal: true,
  Body: ({ mail: { items, more }, site }) => (
    <>
      <Paragraph>Here is what happened since the last one.</Paragraph>
      {items.map(({ title, link }, index) => (
        // Lines never move, so their place is their key.
        <Paragraph key={index}>
          <Anchor href={`${site.origin}${link}`}>{title}</Anchor>
        </Paragraph>
      ))}
      {more > 0 && <Paragraph>And {more} more, which you find on the site.</Paragraph>}
      <Action href={`${site.origin}/settings#notifications`}>Choose what you are told</Action>
    </>
  ),
};
