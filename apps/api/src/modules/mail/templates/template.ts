import type { FunctionComponent } from 'react';
import type { Mail, MailName } from '../mail';

/** Facts about the site for every mail. */
export type Site = { name: string; origin: string; contactEmail: string };

export type Template<K extends MailName> = {
  /** May contain text of people, because it is reduced to one line afterwards. */
  subject: (mail: Mail<K>, site: Site) => string;
  /** Why the person gets the email: "You are receiving this email because …". */
  because: string;
  /** Whether the person is greeted by name; not if the address is unconfirmed. */
  isPersonal: boolean;
  Body: FunctionComponent<{ mail: Mail<K>; site: Site }>;
};
