import { expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { fieldsIn } from '~/testing/tags';
import { MessageForm } from './message-form';
import { NewsletterForm } from './newsletter-form';

const contactForm = <MessageForm kind="contact" name="first-last" hasNewsletter submitLabel="Send message" />;

it('[X8] the forms have their fields in the specified order', () => {
  const rest = ['email email', 'subject off', 'message -', 'website off'];
  const contact = renderPage(contactForm);
  expect(fieldsIn(contact)).toEqual(['firstName given-name', 'lastName family-name', ...rest]);
  expect(contact).toContain('Also send me the newsletter');
  const help = renderPage(<MessageForm kind="help" name="full" submitLabel="Send message" />);
  expect(fieldsIn(help)).toEqual(['name name', ...rest]);
  expect(help).not.toContain('newsletter');
  expect(fieldsIn(renderPage(<NewsletterForm />))).toEqual(['email email', 'website off']);
});

it('[X8] every field that a person must fill in has the mark of a required field', () => {
  const help = <MessageForm key="help" kind="help" name="full" submitLabel="Send message" />;
  for (const [form, count] of [
    [contactForm, 5],
    [help, 4],
    [<NewsletterForm key="newsletter" />, 1],
  ] as const) {
    const html = renderPage(form);
    expect(html.match(/aria-required="true"/g)).toHaveLength(count);
    expect(html.match(/<label[^>]*>[^<]+<span aria-hidden="true" class="required-mark/g)).toHaveLength(count);
  }
});

it('[X8] the honeypot field is hidden from sight, keyboard and screen readers, but still on the page', () => {
  for (const form of [contactForm, <NewsletterForm key="newsletter" />]) {
    const html = renderPage(form);
    expect(html).toMatch(
      /<div aria-hidden="true" class="sr-only">.*<input tabindex="-1"[^>]*name="website"/i,
    );
    expect(html).not.toMatch(/hidden=""|display: ?none/);
  }
});

it('[X8] a preset subject is in its field, and the message can have its own label', () => {
  const html = renderPage(
    <MessageForm
      kind="application"
      name="full"
      about="stem-writer"
      subject="STEM Writer"
      messageLabel="About you"
      submitLabel="Apply"
    />,
  );
  expect(html).toMatch(/<input(?=[^>]*name="subject")[^>]*value="STEM Writer"/);
  expect(html).toMatch(/<label[^>]*>About you</);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Apply</);
});

it('[X8] typed text never gets into the address, and buttons are disabled before hydration', () => {
  for (const form of [contactForm, <NewsletterForm key="newsletter" />]) {
    const html = renderPage(form);
    expect(html).toMatch(/<form[^>]*method="post"/);
    for (const [button] of html.matchAll(/<button[^>]*>/g)) expect(button).toContain('disabled=""');
  }
});
