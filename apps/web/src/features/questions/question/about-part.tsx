import { type QuestionSource as Source, withheldSourceText } from '@aw/contracts/questions/about';
import { QuestionSource } from '@aw/ui/patterns/question-source';
import { documentAddress } from '~/documents/document-address';
import { paths } from '~/lib/paths';

/** Source of a question, as its reader may see it. */
export function AboutPart({ source }: { source: Source }) {
  const { kind, id, title, page, quote, html } = source;
  const isDocument = kind === 'document';
  const name = title ?? (isDocument ? 'a document' : 'a quiz');
  const address = (place: number) =>
    isDocument ? documentAddress(place, page === null ? undefined : { page }) : paths.quiz(place);
  return (
    <QuestionSource
      name={isDocument && page !== null ? `${name}, page ${page}` : name}
      to={id === null ? undefined : address(id)}
      quote={quote}
      html={html}
      withheldText={withheldSourceText(source)}
    />
  );
}
