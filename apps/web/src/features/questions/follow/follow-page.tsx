import type * as follows from '@aw/contracts/questions/question';
import { api } from '~/lib/api';
import { call } from '~/lib/first-calls';
import { paths } from '~/lib/paths';
import { MailedLink } from '~/shell/mailed-link';
import { BrokenLink, MailedLinkPage, UsedLink } from '~/shell/mailed-link-page';

const confirmFollow = call<typeof follows.confirmFollow>('POST', '/api/question-follows/confirm');
const endFollow = call<typeof follows.endFollow>('POST', '/api/question-follows/end');

const questions = { to: paths.questions, label: 'Browse Questions' };

/** Page behind the links in mails about a followed question (/question-follow). */
export function FollowPage() {
  return (
    <MailedLinkPage title="Follow a question" lead="We email you new answers after you confirm your address.">
      {(params) => {
        const [confirm, end] = [params.get('confirm'), params.get('end')];
        if (confirm) return <FollowLink key={confirm} token={confirm} {...confirming} />;
        if (end) return <FollowLink key={end} token={end} {...ending} />;
        return <BrokenLink advice={confirming.advice} next={questions} />;
      }}
    </MailedLinkPage>
  );
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
        <UsedLink
          title={done}
          next={
            question ? { to: paths.question(question.questionId), label: 'Open the question' } : questions
          }
        >
          {question && `“${question.title}” `}
          {after}
        </UsedLink>
      )}
      invalid={<BrokenLink advice={advice} next={questions} />}
    />
  );
}
