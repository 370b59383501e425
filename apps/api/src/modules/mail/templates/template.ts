import type { FunctionComponent } from 'react';
import type { Mail, MailName } from '../mail';

/** What every email says about the site. */
export type Site = { name: string; origin: string; contactEmail: string };

export type Template<K extends MailName> = {
  /** May contain people's own text: it is put on one line afterwards. */
  subject: (mail: Mail<K>, site: Site) => string;
  /** Why the person gets the email: "You are receiving this email because …". */
  because: string;
  /** Whether the person is greeted by name; not if the address is unconfirmed. */
  isPersonal: boolean;
  Body: FunctionComponent<{ mail: Mail<K>; site: Site }>;
};
