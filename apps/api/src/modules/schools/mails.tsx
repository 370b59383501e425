import { Action, Paragraph } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

type DecidedPlace = {
  place: 'school' | 'course';
  /** The name as the person typed it. */
  name: string;
  outcome: 'added' | 'merged' | 'declined';
  /** Name in the list. Null if it was declined. */
  listedAs: string | null;
};

/** Goes to people who typed a school or course that the list did not have. */
export const placeDecided: Template<DecidedPlace> = {
  subject: ({ name, outcome, place }) =>
    outcome === 'declined'
      ? `We could not add the ${place}: ${name}`
      : `Your ${place} is in the list: ${name}`,
  because: 'You are receiving this email because you named a school or course that was not in our list.',
  isPersonal: true,
  Body: ({ mail, site }) => (
    <>
      {mail.outcome === 'declined' ? (
        <Paragraph>
          We could not add the {mail.place} <b>{mail.name}</b> to our list. Your documents stay in the library
          without it. You can choose another {mail.place} for them on their pages.
        </Paragraph>
      ) : (
        <Paragraph>
          The {mail.place} <b>{mail.name}</b> is now in our list
          {mail.listedAs && mail.listedAs !== mail.name ? ` as “${mail.listedAs}”` : ''}. We have filed your
          documents under it.
        </Paragraph>
      )}
      <Action href={`${site.origin}/profile`}>See your uploads</Action>
    </>
  ),
};
