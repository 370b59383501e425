import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { paths } from '~/lib/paths';

/** That a question was not posted for want of a credit, and what to do; nothing is lost. */
export function NoCreditsNote() {
  return (
    <Note tone="danger" title="You have no free questions and no credits left.">
      Your question was not posted, but we kept it.{' '}
      <Link to={paths.upload()}>Upload documents to earn credits</Link>, then post your question.
    </Note>
  );
}
