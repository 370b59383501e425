import { Link } from '../../primitives/link';

export type SearchOutcomeProps = {
  /** Words that were searched for. */
  query: string;
  /** Words as they were typed, if they were corrected. */
  correctedFrom?: string;
  /** True if nothing has all of the words and the results have some of them. */
  isPartial?: boolean;
  /** Kind of thing that was searched for, in the singular: 'document'. */
  noun: string;
  /** Address of the search for the words as they were typed. */
  exactTo: string;
  /** Called when people choose the words as they were typed. The link disappears then, so the focus must move on. */
  onExact?: () => void;
};

/**
 * Says what a search did to its words: corrected them, or accepted results with only some of them. Without
 * either, it is empty, so that screen readers announce the sentences when they appear.
 */
export function SearchOutcome(props: SearchOutcomeProps) {
  const { query, correctedFrom, isPartial = false, noun, exactTo, onExact } = props;
  return (
    <div aria-live="polite" className="grid gap-1 wrap-anywhere not-empty:mb-4">
      {correctedFrom && (
        <p>
          Showing results for <b dir="auto">{query}</b>.{' '}
          <Link to={exactTo} onClick={onExact}>
            Search instead for <bdi>{correctedFrom}</bdi>
          </Link>
          .
        </p>
      )}
      {isPartial && <p>{`No ${noun} has all of these words. These have some of them.`}</p>}
    </div>
  );
}
