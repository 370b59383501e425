import { render, toPlainText } from '@react-email/render';
import { greetingName, oneLine } from '../../server/one-line';
import type { Mail, MailName } from './mail';
import { templates } from './templates';
import { Layout } from './templates/layout';
import type { Site, Template } from './templates/template';

export type RenderedMail = { subject: string; html: string; text: string };

/** Renders the subject of a mail in one line. */
export function renderSubject<K extends MailName>(mail: Mail<K>, site: Site): string {
  const template: Template<K> = templates[mail.kind];
  return oneLine(template.subject(mail, site), 120);
}

/** Renders a mail as HTML and as text. `turnOffLink` is shown in the footer of kinds that can be turned off. */
export async function renderMail<K extends MailName>(
  mail: Mail<K>,
  to: { name: string | null },
  site: Site,
  turnOffLink?: string,
): Promise<RenderedMail> {
  const template: Template<K> = templates[mail.kind];
  const { because, isPersonal, Body } = template;
  const subject = renderSubject(mail, site);
  const html = await render(
    <Layout
      site={site}
      title={subject}
      name={isPersonal ? greetingName(to.name) : undefined}
      because={because}
      turnOffLink={turnOffLink}
    >
      <Body mail={mail} site={site} />
    </Layout>,
  );
  const text = toPlainText(html, {
    wordwrap: 76,
    selectors: [{ selector: 'h1', options: { uppercase: false } }],
  });
  return { subject, html, text };
}
