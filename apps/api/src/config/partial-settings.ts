type Env = Record<string, string>;

/** A problem of one setting; `text` follows its name and a colon. */
export type Problem = { name: string; text: string };

type Feature = {
  /** Sentence for the person who starts the process if the feature is disabled. */
  off: string;
  /** Settings that only work together. */
  names: string[];
  /** False if disabling the feature would be worse than not starting. */
  isOptional?: (env: Env) => boolean;
  findProblems?: (env: Env) => Problem[];
};

const features: Feature[] = [
  {
    off: 'Emails are saved to a folder',
    names: ['MAIL_TRANSPORT', 'SMTP_URL'],
    isOptional: ({ MAIL_TRANSPORT = 'folder' }) => ['folder', 'smtp'].includes(MAIL_TRANSPORT),
    findProblems: (env) => [
      ...requireWhen(env, env.MAIL_TRANSPORT === 'smtp', 'SMTP_URL', 'needed with MAIL_TRANSPORT=smtp'),
      ...requireWhen(env, env.SMTP_URL, 'MAIL_TRANSPORT', 'smtp is needed with SMTP_URL'),
    ],
  },
  {
    off: 'Sign-in with a provider is off',
    names: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    findProblems: (env) => [
      ...requireAll(env, ['OIDC_ISSUER', 'OIDC_CLIENT_ID'], ['OIDC_CLIENT_SECRET']),
      ...(isPlainHttpElsewhere(env.OIDC_ISSUER)
        ? [
            {
              name: 'OIDC_ISSUER',
              text: 'http is allowed only for localhost, 127.0.0.1 and [::1]; use an https address',
            },
          ]
        : []),
    ],
  },
  {
    off: 'Card payment is off',
    names: [
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_API_BASE',
      'STRIPE_SCRIPT_URL',
    ],
    findProblems: (env) =>
      requireAll(env, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']),
  },
  {
    off: 'The study library answers instead of an AI model',
    names: ['OPENAI_API_KEY', 'OPENAI_MODEL', 'OPENAI_BASE_URL'],
    findProblems: (env) => requireAll(env, ['OPENAI_API_KEY', 'OPENAI_MODEL']),
  },
  {
    off: 'Files are saved to a folder',
    names: [
      'FILE_STORAGE',
      'S3_BUCKET',
      'S3_ENDPOINT',
      'S3_REGION',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ],
    // A person who configured a bucket must never find out later that files went to a folder.
    isOptional: ({ FILE_STORAGE = 'folder' }) => FILE_STORAGE === 'folder',
    findProblems: (env) => [
      ...requireWhen(env, env.S3_BUCKET, 'FILE_STORAGE', 's3 is needed with S3_BUCKET'),
      ...(env.FILE_STORAGE === 's3'
        ? [
            ...requireWhen(env, true, 'S3_BUCKET', 'needed with FILE_STORAGE=s3'),
            ...requireAll(env, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
          ]
        : []),
    ],
  },
  { off: 'The default log level is used', names: ['LOG_LEVEL'] },
  {
    off: 'Emails have the default sender',
    names: ['MAIL_FROM'],
    // Recipients must never see another sender than the configured one.
    isOptional: ({ MAIL_TRANSPORT = 'folder' }) => MAIL_TRANSPORT === 'folder',
  },
];

/** Returns the settings that are missing because related ones are set. */
export function findPartialSettings(env: Env): Problem[] {
  return features.flatMap(({ findProblems }) => findProblems?.(env) ?? []);
}

/**
 * Disables each optional feature that has a problem. Returns the other settings, one hint for each disabled feature,
 * and the remaining problems.
 */
export function leaveOutBroken(
  env: Env,
  problems: Problem[],
): { env: Env; hints: string[]; remaining: Problem[] } {
  const broken = features.filter(
    ({ names, isOptional }) =>
      problems.some(({ name }) => names.includes(name)) && (isOptional?.(env) ?? true),
  );
  const leftOut = new Set(broken.flatMap(({ names }) => names));
  return {
    env: Object.fromEntries(Object.entries(env).filter(([name]) => !leftOut.has(name))),
    hints: broken.map(({ off, names }) => {
      const reasons = problems.filter(({ name }) => names.includes(name));
      return `${off}. ${reasons.map(({ name, text }) => `${name}: ${text}`).join('; ')}.`;
    }),
    remaining: problems.filter(({ name }) => !leftOut.has(name)),
  };
}

function requireWhen(env: Env, isNeeded: unknown, name: string, text: string): Problem[] {
  return isNeeded && env[name] === undefined ? [{ name, text }] : [];
}

/** Returns the settings of `names` that are missing although another one of them, or one of `more`, is set. */
function requireAll(env: Env, names: string[], more: string[] = []): Problem[] {
  const present = [...names, ...more].find((name) => env[name] !== undefined);
  return names.flatMap((name) => requireWhen(env, present, name, `needed with ${present}`));
}

function isPlainHttpElsewhere(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol !== 'https:' && !(protocol === 'http:' && isThisMachine);
}
