export * from './auth/belongings.queries';
export * from './auth/email-tokens.queries';
export * from './auth/mfa.queries';
export * from './auth/oidc.queries';
export * from './auth/passkeys.queries';
export * from './auth/sessions.queries';
