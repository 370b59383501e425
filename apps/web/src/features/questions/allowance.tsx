import {
  AllowanceLines,
  AllowancePanel,
  AllowancePanelSkeleton,
  ReviewedFirst,
} from '@aw/ui/patterns/allowance-panel';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useQuery } from '@tanstack/react-query';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';
import { LoadError } from '~/shell/query-states';
import { allowanceQuery } from './question-queries';

type AllowanceProps = {
  /** Subject of the question that is being written; the promised time depends on it. */
  subject?: string;
  /** `lines` fits under a short form. */
  variant?: 'panel' | 'lines';
};

/** Shows the price of this person's next question and the time by which it will be answered. */
export function Allowance({ subject = '', variant = 'panel' }: AllowanceProps) {
  const { user } = useSession();
  const settledSubject = useDebounced(subject.trim(), 400);
  const query = useQuery({ ...allowanceQuery(user?.id ?? '', settledSubject), enabled: user !== undefined });
  const isHydrated = useHydrated();
  if (query.data && isHydrated) {
    const props = { ...query.data, earnTo: paths.upload() };
    return variant === 'panel' ? <AllowancePanel {...props} /> : <AllowanceLines {...props} />;
  }
  if (query.error && isHydrated)
    return (
      <LoadError title="The free questions did not load" level={variant === 'panel' ? 2 : 3} query={query} />
    );
  return variant === 'panel' ? (
    <AllowancePanelSkeleton />
  ) : (
    <div className="grid gap-2 border-s border-margin-rule py-1 ps-4">
      <Skeleton width="half" />
      <Skeleton width="long" />
    </div>
  );
}

/** Says in the form for a change or a comment when staff will review it first. Empty if they will not. */
export function ReviewNotice({ post }: { post: 'change' | 'comment' }) {
  const { user } = useSession();
  const { data } = useQuery({ ...allowanceQuery(user?.id ?? '', ''), enabled: user !== undefined });
  return data?.isReviewedFirst ? <ReviewedFirst post={post} /> : null;
}

/** Explains that a question was not posted for lack of credits, and how to earn some. */
export function NoCreditsNote() {
  return (
    <Note tone="danger" title="You have no free questions and no credits left.">
      Your question was not posted, but we kept it.{' '}
      <Link to={paths.upload()}>Upload documents to earn credits</Link>, then post your question.
    </Note>
  );
}
