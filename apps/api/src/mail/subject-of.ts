import type { Context } from '../context';
import type { Mail } from './mail';

/** The one line that a mail has as its subject, without rendering the rest. */
export async function subjectOf({ config }: Pick<Context, 'config'>, mail: Mail): Promise<string> {
  // React and the templates are loaded with the first mail.
  const { renderSubject } = await import('./render-mail');
  const { SITE_NAME: name, SITE_ORIGIN: origin, CONTACT_EMAIL: contactEmail } = config;
  return renderSubject(mail, { name, origin, contactEmail });
}
