import { Link } from '../../primitives/link';
import { Note } from '../../primitives/note';
import { type DecisionTime, decisionText } from './decision-text';

/** Document that the upload resembles; undefined while that document is not in the library. */
type OtherDocument = { title: string; to: string } | undefined;

export type CountingNoteProps =
  | { reason: 'copy'; other: OtherDocument }
  | { reason: 'similar'; other: OtherDocument; decision?: DecisionTime }
  | { reason: 'few_words' | 'unread'; decision: DecisionTime }
  /** `staffNote` is what staff wrote to the uploader. */
  | { reason: 'refused'; staffNote: string | null };

/** Tells uploaders why their published document does not count towards rewards and credits, and what happens next. */
export function CountingNote(props: CountingNoteProps) {
  return (
    <Note tone="info" title="Published, not counted.">
      <CountingText {...props} />
    </Note>
  );
}

function CountingText(props: CountingNoteProps) {
  switch (props.reason) {
    case 'refused':
      return (
        <>
          Our staff have reviewed this document. It stays in the library but does not count towards rewards
          and credits.{props.staffNote && ` The reason: ${props.staffNote}`}
        </>
      );
    case 'copy':
      return (
        <>
          This document has the same content as <Other document={props.other} />, so it does not count towards
          rewards and credits.
        </>
      );
    case 'few_words':
      return (
        <>
          We could read only a few words in this document, or none, so our staff must review it before it
          counts towards rewards and credits. {decisionText(props.decision)} You do not have to do anything.
        </>
      );
    case 'unread':
      return (
        <>
          Some pages of this document are pictures, and we could not read the text of all of them, so our
          staff must review it before it counts towards rewards and credits. {decisionText(props.decision)}{' '}
          You do not have to do anything.
        </>
      );
    case 'similar':
      return (
        <>
          This document looks very similar to <Other document={props.other} />. If our staff accept it as your
          own work, it counts towards rewards and credits. {props.decision && decisionText(props.decision)}
        </>
      );
  }
}

function Other({ document }: { document: OtherDocument }) {
  return document ? <Link to={document.to}>“{document.title}”</Link> : 'another document';
}
