import type { Question } from '@aw/contracts/questions/question';
import { RelatedQuestions } from '@aw/ui/patterns/similar-questions';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { useQuery } from '@tanstack/react-query';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { allowanceQuery, similarQuery } from '../question-queries';

/** Column beside a question: a link to ask one's own, and related questions. */
export function QuestionSide({ question }: { question: Question }) {
  return (
    <aside
      aria-label="Ask, and related questions"
      className="grid min-w-0 grid-cols-1 gap-7 xl:sticky xl:top-6 xl:mt-21 print:hidden"
    >
      <AskCard />
      <Related id={question.id} title={question.title} />
    </aside>
  );
}

function AskCard() {
  const { user } = useSession();
  const allowance = useQuery({ ...allowanceQuery(user?.id ?? '', ''), enabled: user !== undefined });
  return (
    <section
      aria-labelledby="stuck"
      className="grid gap-3 rounded-2 border border-line bg-surface-raised p-5 lg:p-6"
    >
      <h2 id="stuck" className="text-18 leading-title tracking-[-0.011em]">
        Stuck on your own problem?
      </h2>
      <p className="text-14 text-ink-muted">
        Show what you tried, and an expert helps you with the next step.
      </p>
      <Button asChild variant="primary" isBlock>
        <Link to={paths.ask}>Ask Question</Link>
      </Button>
      <p className="min-h-[1lh] text-12 text-ink-faint">
        {allowance.data &&
          `${allowance.data.freeLeft} of ${allowance.data.freeTotal} free questions remaining`}
      </p>
    </section>
  );
}

function Related({ id, title }: Pick<Question, 'id' | 'title'>) {
  const similar = useQuery(similarQuery(title));
  const relatedQuestions = similar.data?.filter((question) => question.id !== id) ?? [];
  if (relatedQuestions.length === 0) return null;
  return (
    <section aria-labelledby="related" className="grid gap-2">
      <h2 id="related" className="text-18 leading-title tracking-[-0.011em]">
        Related questions
      </h2>
      <RelatedQuestions
        questions={relatedQuestions.map((question) => ({ ...question, to: paths.question(question.id) }))}
      />
    </section>
  );
}
