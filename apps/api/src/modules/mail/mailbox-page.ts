import { zonedTime } from '@aw/contracts/moment-text';
import { escapeUTF8 } from 'entities';
import type { StoredMail } from '../../adapters/mail/mail-folder';
import { dark, light } from './palette';

/** HTML that is safe to insert into other HTML. */
class Markup {
  constructor(readonly html: string) {}
}

const variables = (palette: Record<string, string>) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

const styles = new Markup(`
:root { color-scheme: light dark; ${variables(light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px; overflow-wrap: anywhere; }
h1 { margin: 0 0 8px; font: 600 26px/1.2 Georgia, serif; }
p { margin: 0 0 16px; color: var(--ink-muted); }
a { color: var(--accent); text-underline-offset: 0.22em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
ol { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
li { border-bottom: 1px solid var(--line); }
li a { display: block; padding: 12px 4px; color: inherit; text-decoration: none; }
li a:hover b { text-decoration: underline; }
li b { display: block; }
li span, dl { color: var(--ink-muted); font-size: 14px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; margin: 0 0 16px; }
dt { color: var(--ink-faint); }
dd { margin: 0; }
iframe { display: block; width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 6px; }
`);

/** Renders the list of mails, newest first. */
export function mailboxPage(siteName: string, mails: StoredMail[]): string {
  const items = mails.map(
    ({ id, subject, to, sentAt }) => markup`<li><a href="/dev/mailbox/${id}"><b>${subject}</b>
<span>To ${to} · ${zonedTime(sentAt)}</span></a></li>`,
  );
  const list = items.length > 0 ? markup`<ol>${items}</ol>` : markup`<p>No emails yet.</p>`;
  return page(
    'Mailbox',
    markup`<h1>Mailbox</h1>
<p>All emails from ${siteName} on this machine. They have not been sent to anyone.</p>
${list}`,
  );
}

/** Renders one mail in a sandboxed frame without scripts. Its links open in this tab. */
export function mailPage(mail: StoredMail): string {
  const { id, subject, from, to, replyTo, sentAt, unsubscribeUrl, html } = mail;
  const framed = html.replace('<head>', '<head><base target="_top"/>');
  return page(
    subject,
    markup`<p><a href="/dev/mailbox">Mailbox</a> · <a href="/dev/mailbox/${id}?as=text">As text</a></p>
<h1>${subject}</h1>
<dl><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to}</dd>${replyTo ? markup`<dt>Reply to</dt><dd>${replyTo}</dd>` : ''}<dt>Sent</dt><dd>${zonedTime(sentAt)}</dd>
${unsubscribeUrl ? markup`<dt>Unsubscribe</dt><dd>${unsubscribeUrl} (POST)</dd>` : ''}</dl>
<iframe title="Message" sandbox="allow-top-navigation-by-user-activation" srcdoc="${framed}"></iframe>`,
  );
}

function page(title: string, content: Markup): string {
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${styles}</style></head>
<body><main>${content}</main></body></html>`.html;
}

/** Template that escapes texts for element content and quoted attributes, and inserts markup unchanged. */
function markup(parts: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  const texts = values.map((value) =>
    typeof value === 'string'
      ? escapeUTF8(value)
      : [value]
          .flat()
          .map((part) => part.html)
          .join(''),
  );
  return new Markup(String.raw({ raw: parts }, ...texts));
}
