import type { ModerationCaseDetail } from '@aw/contracts/moderation/staff';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { Link } from 'react-router';
import { shortId } from '../../format/figures';
import { Fact, Facts } from '../../resource-list/facts';
import { useMay } from '../../session/use-may';

type AuthorFactsProps = { entry: Pick<ModerationCaseDetail, 'author' | 'createdAt' | 'kind' | 'path'> };

/** Author of a post with figures. For posts without an author, a note about what a decision means. */
export function AuthorFacts({ entry: { author, createdAt, kind, path } }: AuthorFactsProps) {
  if (author) return <PersonFacts author={author} createdAt={createdAt} />;
  return kind === 'chat_answer' ? <ChatNote /> : <QuizNote path={path} />;
}

type PersonFactsProps = {
  author: NonNullable<ModerationCaseDetail['author']>;
  createdAt: string;
};

function PersonFacts({ author, createdAt }: PersonFactsProps) {
  const { id, isAnonymous, isErased, isSuspended, since, posts, removedPosts } = author;
  const marks = [isAnonymous && !isErased && 'no account', isErased && 'erased', isSuspended && 'suspended'];
  const mark = marks.filter(Boolean).join(', ');
  return (
    <Facts>
      <Fact name="Author">
        <Link to={`/admin/people?${new URLSearchParams({ id })}`} className="font-mono">
          {shortId(id)}
        </Link>
        {mark && ` (${mark})`}
      </Fact>
      <Fact name="Joined">
        <Time value={since} />
      </Fact>
      <Fact name="Posts">{formatNumber(posts)}</Fact>
      <Fact name="Removed posts">{formatNumber(removedPosts)}</Fact>
      <Fact name="Posted">
        <Time value={createdAt} />
      </Fact>
    </Facts>
  );
}

/** Says what staff can see of a private chat, and what happens to a removed answer. */
function ChatNote() {
  return (
    <Note tone="info" title="An answer from a private chat.">
      The user reported this answer, so you can see it and the message before it, but nothing else of the
      chat. If you remove it, it is no longer shown or quoted anywhere, and the reason appears in its place.
    </Note>
  );
}

/** Says where a quiz question is corrected. Here it can only be dropped or kept. */
function QuizNote({ path }: Pick<ModerationCaseDetail, 'path'>) {
  const mayWrite = useMay()('quizzes.write');
  return (
    <Note tone="info" title="A quiz question.">
      If you remove it, it no longer counts for anyone. To fix a wrong key or add a second right option,{' '}
      {mayWrite ? (
        <Link to={consoleQuiz(path)}>correct it on the quiz page</Link>
      ) : (
        'ask an author to correct it'
      )}
      . This also closes its reports.
    </Note>
  );
}

/** Address of the quiz in the console, for a quiz that the site has under `/quiz/…`. */
function consoleQuiz(path: string): string {
  return `/admin/quizzes/${path.split('/').at(-1)}`;
}
