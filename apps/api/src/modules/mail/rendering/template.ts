import type { FunctionComponent } from 'react';

/** Facts about the site for every mail. */
export type Site = { name: string; origin: string; contactEmail: string };

/** Texts of one kind of mail, and the type of the data that they need. */
export type Template<Data extends object> = {
  /** May contain text of people, because it is reduced to one line afterwards. */
  subject: (mail: Data, site: Site) => string;
  /** Why the person gets the email: "You are receiving this email because …". */
  because: string;
  /** Whether the person is greeted by name; not if the address is unconfirmed. */
  isPersonal: boolean;
  Body: FunctionComponent<{ mail: Data; site: Site }>;
};
