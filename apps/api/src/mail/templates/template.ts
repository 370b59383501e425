import type { FunctionComponent } from 'react';
import type { Mail, MailName } from '../mail';

/** What every mail says of the site. */
export type Site = { name: string; origin: string; contactEmail: string };

export type Template<K extends MailName> = {
  /** May hold text of people: it is brought to one line afterwards. */
  subject: (mail: Mail<K>, site: Site) => string;
  /** Why the person gets it: "You are receiving this e-mail because …". */
  because: string;
  /** Whether the person is greeted by name: not at an address that nobody has proven to be theirs. */
  isPersonal: boolean;
  Body: FunctionComponent<{ mail: Mail<K>; site: Site }>;
};
