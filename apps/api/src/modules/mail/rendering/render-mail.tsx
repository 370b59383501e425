import { render, toPlainText } from '@react-email/render';
import { greetingName, oneLine } from '../../../server/one-line';
import { Layout } from './layout';
import type { Site, Template } from './template';

export type RenderedMail = { subject: string; html: string; text: string };

/** Renders the subject of a mail in one line. */
export function renderSubject<Data extends object>(template: Template<Data>, mail: Data, site: Site): string {
  return oneLine(template.subject(mail, site), 120);
}

/** Renders a mail as HTML and as text. `turnOffLink` is shown in the footer of kinds that can be turned off. */
export async function renderMail<Data extends object>(
  template: Template<Data>,
  mail: Data,
  to: { name: string | null },
  site: Site,
  turnOffLink?: string,
): Promise<RenderedMail> {
  const { because, isPersonal, Body } = template;
  const subject = renderSubject(template, mail, site);
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
