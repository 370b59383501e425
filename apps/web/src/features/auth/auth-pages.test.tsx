import { describe, expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { inputsIn, linksIn } from '~/testing/tags';
import { ForgotPasswordPage } from './password/forgot-password-page';
import { ResetPasswordPage } from './password/reset-password-page';
import { LoginPage } from './sign-in/login-page';
import { SigninPage } from './sign-in/signin-page';
import { JoinPage } from './sign-up/join-page';
import { SignupPage } from './sign-up/signup-page';
import { VerifyEmailPage } from './verify-email/verify-email-page';

const agreement = 'By creating an account you agree to the';

describe('the HTML of the sign-in pages', () => {
  it('[U2] /signup has first and last name, email and the password twice', () => {
    const html = renderPage(<SignupPage />);
    expect(inputsIn(html)).toEqual([
      'firstName - given-name',
      'lastName - family-name',
      'email email email',
      'password password new-password',
      'confirm password new-password',
    ]);
    expect(linksIn(html)).toEqual(expect.arrayContaining(['/signin', '/terms', '/privacy']));
    expect(html).toContain(agreement);
  });

  it('[U2] /signin has email and password and links to the sign-up page', () => {
    const html = renderPage(<SigninPage />);
    expect(inputsIn(html)).toEqual(['email email email', 'password password current-password']);
    expect(linksIn(html)).toEqual(expect.arrayContaining(['/signup', '/forgot-password']));
  });

  it('[U2] /join opens with Sign Up, a full name, benefits and promises', () => {
    const html = renderPage(<JoinPage />);
    expect(inputsIn(html)).toEqual([
      'fullName - name',
      'email email email',
      'password password new-password',
      'confirm password new-password',
    ]);
    expect(html).toMatch(/aria-selected="true"[^>]*>Sign Up</);
    for (const text of [agreement, 'What an account gives you', 'What you can count on'])
      expect(html).toContain(text);
  });

  it('[U2] [U11] /login opens with Sign In, a ticked “Remember me” and a link for lost passwords', () => {
    const html = renderPage(<LoginPage />);
    expect(inputsIn(html)).toEqual(['email email email', 'password password current-password']);
    expect(html).toMatch(/aria-selected="true"[^>]*>Sign In</);
    expect(html).toContain('Remember me');
    expect(html).toMatch(/role="checkbox"[^>]*aria-checked="true"/);
    expect(linksIn(html)).toContain('/forgot-password');
  });

  it('[U2] every password can be shown, and no form can put one into the address', () => {
    for (const page of [
      <SignupPage key="1" />,
      <SigninPage key="2" />,
      <JoinPage key="3" />,
      <LoginPage key="4" />,
    ]) {
      const html = renderPage(page);
      const passwords = html.match(/type="password"/g) ?? [];
      expect(html.match(/aria-label="Show [a-z ]*password"/g)).toHaveLength(passwords.length);
      expect(html).toMatch(/<form[^>]*method="post"/);
      expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled/);
    }
  });

  it('[U3] the pages offer no provider and no passkey until they are known to be available', () => {
    for (const page of [<LoginPage key="1" />, <JoinPage key="2" />]) {
      const html = renderPage(page);
      expect(html).not.toContain('/api/login');
      expect(html).not.toContain('passkey</button>');
    }
  });

  it('[U4] /forgot-password has the email field, the button, a link back and support contacts', () => {
    const html = renderPage(<ForgotPasswordPage />);
    expect(inputsIn(html)).toEqual(['email email email']);
    for (const text of ['Send Reset Link', 'Back to Sign In', 'WhatsApp', 'Phone'])
      expect(html).toContain(text);
    expect(linksIn(html)).toContain('/login');
  });

  it('[U7] the pages of emailed links show only a loading state before they have read their link', () => {
    for (const page of [<ResetPasswordPage key="1" />, <VerifyEmailPage key="2" />]) {
      const html = renderPage(page);
      expect(html).toContain('Checking the link…');
      expect(inputsIn(html)).toEqual([]);
    }
  });
});
