import type * as follows from '@aw/contracts/questions/question';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useSearchParams } from 'react-router';
import { SentNote } from '~/contact-messages/sent-note';
import { api } from '~/lib/api';
import { call } from '~/lib/first-calls';
import { paths } from '~/lib/paths';
import { useHydrated } from '~/lib/use-hydrated';
import { MailedLink } from '~/shell/mailed-link';

const confirmFollow = call<typeof follows.confirmFollow>('POST', '/api/question-follows/confirm');
const endFollow = call<typeof follows.endFollow>('POST', '/api/question-follows/end');

/** Page behind the links in mails about a followed question (/question-follow). */
export function FollowPage() {
  return (
    <div className="wrap pb-16">
      <PageHead title="Follow a question" lead="We email you new answers after you confirm your address." />
      <div className="max-w-measure">
        <FollowContent />
      </div>
    </div>
  );
}

function FollowContent() {
  const [params] = useSearchParams();
  // Built HTML has no query string, so the link in the address is read only after hydration.
  if (!useHydrated())
    return (
      <LoadingRegion label="Checking the link…">
        <div className="grid max-w-md gap-3">
          <Skeleton width="long" />
          <Skeleton shape="control" />
        </div>
      </LoadingRegion>
    );
  const confirm = params.get('confirm');
  const end = params.get('end');
  if (confirm) return <FollowLink key={confirm} token={confirm} {...confirming} />;
  if (end) return <FollowLink key={end} token={end} {...ending} />;
  return <OldLink advice={confirming.advice} />;
}

const confirming = {
  send: (token: string) => api.call(confirmFollow, { body: { token } }),
  lead: 'Press the button, and we will email new answers to the address that received this link.',
  label: 'Confirm my address',
  pendingLabel: 'Confirming…',
  done: 'You are following this question.',
  after: 'You can stop with one click in every email.',
  advice: 'Open the question and follow it again.',
} as const;

const ending = {
  send: async (token: string) => {
    await api.call(endFollow, { query: { token } });
    return null;
  },
  lead: 'Press the button, and we will stop emailing you about this question.',
  label: 'Stop following',
  pendingLabel: 'Stopping…',
  done: 'You stopped following this question.',
  after: 'We will not email you about it again.',
  advice: 'Please use the link in another email about the question.',
} as const;

type FollowLinkProps = (typeof confirming | typeof ending) & { token: string };

function FollowLink({ token, send, done, after, advice, ...texts }: FollowLinkProps) {
  return (
    <MailedLink<{ questionId: number; title: string } | null>
      {...texts}
      send={() => send(token)}
      done={(question) => (
        <SentNote label={done}>
          <Note tone="positive" title={done}>
            {question && `“${question.title}” `}
            {after}
          </Note>
          <Button asChild>
            {question ? (
              <Link to={paths.question(question.questionId)}>Open the question</Link>
            ) : (
              <Link to={paths.questions}>Browse Questions</Link>
            )}
          </Button>
        </SentNote>
      )}
      invalid={<OldLink advice={advice} />}
    />
  );
}

function OldLink({ advice }: { advice: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Note tone="caution" title="This link does not work.">
        It is too old, or your email program cut it short. {advice}
      </Note>
      <Button asChild>
        <Link to={paths.questions}>Browse Questions</Link>
      </Button>
    </div>
  );
}
