import type { MaterialKind } from '@aw/contracts/study-materials/public';
import { Action, Paragraph } from '../mail/rendering/parts';
import type { Template } from '../mail/rendering/template';

/** `link` is a path on the site, and `failure` says why nothing was made; null if something was. */
type MaterialFacts = { material: MaterialKind; link: string; failure: string | null };

const names: Readonly<Record<MaterialKind, string>> = {
  flashcards: 'flashcards',
  summary: 'summary',
  outline: 'outline',
};

/** Goes to a person who left while study material was made. It does not name the document, which can be removed later. */
export const studyMaterialMade: Template<MaterialFacts> = {
  subject: ({ material, failure }) =>
    failure !== null
      ? `We could not make your ${names[material]}`
      : material === 'flashcards'
        ? 'Your flashcards are ready'
        : `Your ${names[material]} is ready`,
  because: 'You are receiving this email because you asked for study material.',
  isPersonal: true,
  Body: ({ mail: { material, link, failure }, site }) => (
    <>
      <Paragraph>{failure ?? 'You can edit everything before you save it. Only you can see it.'}</Paragraph>
      <Action href={`${site.origin}${link}`}>
        {failure === null ? `Open your ${names[material]}` : 'See what happened'}
      </Action>
    </>
  ),
};
