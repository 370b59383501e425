import type { QuestionAbout } from '@aw/contracts/questions/about';
import { QuestionSource } from '@aw/ui/patterns/question-source';
import { Button } from '@aw/ui/primitives/button';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { documentAddress } from '~/documents/document-address';
import { paths } from '~/lib/paths';
import { sourceName, sourceQuery } from './arrival';

type AskedAboutProps = { about: QuestionAbout; error?: string; onRemove: () => void };

/** Source of the question that is being written, with its quote. It can be removed. */
export function AskedAbout({ about, error, onRemove }: AskedAboutProps) {
  const { data } = useQuery(sourceQuery(about));
  const title = data?.title ?? (about.kind === 'document' ? 'a document' : 'a quiz');
  return (
    <QuestionSource
      name={sourceName(about, title)}
      to={addressOf(about, data?.quizId ?? null)}
      {...quoteOf(about, data?.questions ?? [])}
      error={error}
      action={
        <Button size="sm" variant="quiet" icon={X} onClick={onRemove}>
          Remove
        </Button>
      }
    />
  );
}

function addressOf(about: QuestionAbout, quizId: number | null): string | undefined {
  if (about.kind === 'document')
    return documentAddress(about.documentId, about.page ? { page: about.page } : undefined);
  return quizId === null ? undefined : paths.quiz(quizId);
}

type QuizQuestion = { id: number; question: string; html: { question: string } };

function quoteOf(about: QuestionAbout, questions: readonly QuizQuestion[]) {
  if (about.kind === 'document') return { quote: about.quote ?? null };
  const question = questions.find(({ id }) => id === about.questionId);
  return { quote: question?.question ?? null, html: question?.html.question ?? null };
}
