import type { Message } from './form/refusal';

export type SignInVariant = {
  /** Shown when a field is empty. */
  missing: Message;
  /** Shown when email and password do not match. */
  wrong: string;
  welcome: Message;
  oidcLabel: string;
  hasRemember: boolean;
};

export type SignUpField = 'firstName' | 'lastName' | 'fullName' | 'email' | 'password' | 'confirm';

export type SignUpVariant = {
  /** Fields in their order on the page. */
  fields: readonly SignUpField[];
  missing: Message;
  mismatch: Message;
  tooShort: (minLength: number) => Message;
  welcome: Message;
  pendingLabel: string;
  oidcLabel: string;
  /** True on the combined page, which also asks for student or educator and has a checkbox for the terms. */
  isCombined: boolean;
};

const longEnough = (minLength: number) => `Password must be at least ${minLength} characters long`;

/** Texts and fields of /signin. */
export const signInPage: SignInVariant = {
  missing: { title: 'Missing Information', description: 'Please enter both email and password' },
  wrong: 'Invalid email or password',
  welcome: { title: 'Welcome back!', description: 'You have successfully signed in.' },
  oidcLabel: 'Continue with single sign-on',
  hasRemember: false,
};

/** The tab Sign In of /join. */
export const joinSignIn: SignInVariant = {
  missing: { title: 'Please fill in all fields', description: 'Email and password are required' },
  wrong: 'Invalid email or password. Please try again.',
  welcome: { title: 'Welcome Back!' },
  oidcLabel: 'Continue with Gmail',
  hasRemember: false,
};

/** The tab Sign In of /login. */
export const combinedSignIn: SignInVariant = {
  ...signInPage,
  oidcLabel: 'Continue with Google',
  hasRemember: true,
};

/** Texts and fields of /signup. */
export const signUpPage: SignUpVariant = {
  fields: ['firstName', 'lastName', 'email', 'password', 'confirm'],
  missing: { title: 'Missing Information', description: 'Please fill in all required fields' },
  mismatch: { title: 'Password Mismatch', description: 'Passwords do not match' },
  tooShort: (minLength) => ({ title: 'Password Too Short', description: longEnough(minLength) }),
  welcome: { title: 'Account Created!', description: 'Welcome, you are now signed in' },
  pendingLabel: 'Creating account...',
  oidcLabel: 'Continue with single sign-on',
  isCombined: false,
};

/** The tab Sign Up of /join. */
export const joinSignUp: SignUpVariant = {
  fields: ['fullName', 'email', 'password', 'confirm'],
  missing: { title: 'Please fill in all fields', description: 'All fields are required for registration' },
  mismatch: {
    title: "Passwords don't match",
    description: 'Please make sure both passwords are identical',
  },
  tooShort: (minLength) => ({ title: 'Password too short', description: longEnough(minLength) }),
  welcome: { title: 'Account Created Successfully!' },
  pendingLabel: 'Creating Account...',
  oidcLabel: 'Continue with Gmail',
  isCombined: false,
};

/** The tab Sign Up of /login. */
export const combinedSignUp: SignUpVariant = {
  ...signUpPage,
  fields: ['fullName', 'email', 'password'],
  pendingLabel: 'Creating Account...',
  oidcLabel: 'Continue with Google',
  isCombined: true,
};
