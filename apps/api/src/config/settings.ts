import { aiSettings } from './settings/ai';
import { databaseSettings } from './settings/database';
import { limitSettings } from './settings/limits';
import {
  emailSettings,
  fileSettings,
  paymentSettings,
  readingSettings,
  scannerSettings,
  signInSettings,
} from './settings/services';
import { contactSettings, examSettings, logSettings, staffSettings } from './settings/site';
import { securitySettings, startSettings } from './settings/start';

/** The groups of settings in the order of docs/settings.md, each with a sentence for people who look for a setting. */
export const settingGroups = [
  {
    title: 'Start and addresses',
    about: 'What a process runs, where it listens, and which addresses people use.',
    settings: startSettings,
  },
  {
    title: 'Database',
    about: 'How the API reaches PostgreSQL. Without DATABASE_URL, it starts its own.',
    settings: databaseSettings,
  },
  {
    title: 'Security',
    about: 'Secrets, cookies, and the proxies in front of the API. All replicas need the same values.',
    settings: securitySettings,
  },
  {
    title: 'Files',
    about: 'Where uploaded documents, page images and order files are stored.',
    settings: fileSettings,
  },
  {
    title: 'Virus scanner',
    about: 'Scans every file that people send before anything else happens with it.',
    settings: scannerSettings,
  },
  {
    title: 'Email',
    about: 'How emails are sent, and from which address.',
    settings: emailSettings,
  },
  {
    title: 'Sign-in with a provider',
    about: 'Lets people sign in with an OpenID Connect provider. Passwords and passkeys always work.',
    settings: signInSettings,
  },
  {
    title: 'Payments',
    about: 'Card payments with Stripe, and the approval of refunds.',
    settings: paymentSettings,
  },
  {
    title: 'AI',
    about: 'The model for AI Chat, tutoring and generated quizzes, and what it may cost.',
    settings: aiSettings,
  },
  {
    title: 'Reading of documents',
    about: 'How much time and memory it may take to read one uploaded file.',
    settings: readingSettings,
  },
  {
    title: 'Name and contacts',
    about: 'What pages, emails and receipts say about you.',
    settings: contactSettings,
  },
  {
    title: 'Staff',
    about: 'How staff sign in, and how fast they must decide.',
    settings: staffSettings,
  },
  {
    title: 'Exam Shield',
    about: 'How much educators can protect, and when staff get an alert.',
    settings: examSettings,
  },
  {
    title: 'Limits',
    about:
      'How much people can do before they must wait. 0 turns a limit off. “Network address” means the IP address of a connection.',
    settings: limitSettings,
  },
  {
    title: 'Logs and metrics',
    about:
      'What you can see of a running process. [infra/observe](../infra/observe/README.md) has alerts and a dashboard.',
    settings: logSettings,
  },
] as const;

/** Every environment variable that the built API reads; docs/settings.md is generated from this schema. */
export const settings = {
  ...startSettings,
  ...databaseSettings,
  ...securitySettings,
  ...fileSettings,
  ...scannerSettings,
  ...emailSettings,
  ...signInSettings,
  ...paymentSettings,
  ...aiSettings,
  ...readingSettings,
  ...contactSettings,
  ...staffSettings,
  ...examSettings,
  ...limitSettings,
  ...logSettings,
} as const;
