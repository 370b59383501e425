import { expect, it } from 'vitest';
import { anonymousBrowser, member, signUpForm } from '../../testing/account';
import { uniquePdf } from '../../testing/make-pdf';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp();
it('[U1] an invisible first name is refused at sign-up with an error at its field', async () => {
  const browser = await anonymousBrowser(test);
  const answer = await browser.inject(
    signUpForm('zero@students.example', { firstName: '\u200b', lastName: '\u200b' }),
  );
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    issues: [{ path: 'firstName', message: 'Please enter your name.' }],
  });
});

it('[U1] a name is stored in NFC on one line, and an address with its domain as punycode', async () => {
  const browser = await anonymousBrowser(test);
  const form = signUpForm('noor@m\u00fcnchen.example', {
    firstName: 'Rene\u0301\u202e\n',
    lastName: '\u3164Haddad',
  });
  const answer = await browser.inject(form);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { user: { firstName: 'Ren\u00e9', lastName: 'Haddad', email: 'noor@xn--mnchen-3ya.example' } },
  ]);
  const again = await (await anonymousBrowser(test)).inject(signUpForm('noor@xn--mnchen-3ya.example'));
  expect(again.json()).toMatchObject({ code: 'accounts.email_taken' });
});

it.each(['\u200b', '\u3164', '\u2800', '\u00ad', '\u2066\u2069'])(
  '[D3] a document with the invisible title %j is not stored',
  async (title) => {
    const person = await member(test);
    const answer = await person.upload(await uniquePdf(1), { title });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain('Title Required');
  },
);

it('[D22] every text is stored in NFC, also with several lines', async () => {
  const person = await member(test);
  const answer = await person.upload(await uniquePdf(1), {
    title: 'Cafe\u0301',
    description: 'Cre\u0300me\n\nbru\u0302le\u0301e',
  });
  expect(answer.json()).toMatchObject({ title: 'Caf\u00e9', description: 'Cr\u00e8me\n\nbr\u00fbl\u00e9e' });
});
