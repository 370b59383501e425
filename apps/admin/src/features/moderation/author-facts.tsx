import type { ModerationCaseDetail } from '@aw/contracts/moderation/staff';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { Link } from 'react-router';
import { figure, shortId } from '../../format/figures';
import { Fact, Facts } from '../../resource-list/facts';
import { useMay } from '../../session/use-may';

type AuthorFactsProps = { entry: Pick<ModerationCaseDetail, 'author' | 'createdAt' | 'kind' | 'path'> };

/** Who posted it, in figures; of what nobody of the site wrote, what a decision about it means. */
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
      <Fact name="Here since">
        <Time value={since} />
      </Fact>
      <Fact name="Posts">{figure(posts)}</Fact>
      <Fact name="Removed before">{figure(removedPosts)}</Fact>
      <Fact name="Posted">
        <Time value={createdAt} />
      </Fact>
    </Facts>
  );
}

/** What of a private chat is seen here, and what becomes of an answer that is removed. */
function ChatNote() {
  return (
    <Note tone="info" title="An answer of a private chat.">
      Its person reported it, so you see it with the message before it, and nothing else of the chat. Removed,
      it is shown and quoted nowhere any more, and the reason stands in its place.
    </Note>
  );
}

/** Where a question of a quiz is corrected: here it can only be dropped, or stay as it is. */
function QuizNote({ path }: Pick<ModerationCaseDetail, 'path'>) {
  const mayWrite = useMay()('quizzes.write');
  return (
    <Note tone="info" title="A question of a quiz.">
      Removing it means that it counts for nobody. A wrong key, or a second right option, is corrected{' '}
      {mayWrite ? <Link to={consoleQuiz(path)}>on the page of its quiz</Link> : 'by authors'}; that ends its
      reports as well.
    </Note>
  );
}

/** The console's page of a quiz that the site has under `/quiz/…`. */
function consoleQuiz(path: string): string {
  return `/admin/quizzes/${path.split('/').at(-1)}`;
}
