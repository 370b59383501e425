import { type SimilarQuestion, SimilarQuestions } from '@aw/ui/patterns/similar-questions';
import { useToast } from '@aw/ui/primitives/toast';
import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '~/lib/paths';
import { useGo } from '~/lib/use-go';
import { similarQuery } from '../question-queries';
import type { AskDraft } from './question-draft';
import { useDiscardDraft } from './use-discard-draft';

type SimilarTitlesProps = { typed: AskDraft; userId: string | undefined };

const pauseMs = 300;

/** Returns whether a title is long enough to search for similar ones: at least two words. */
export function isSearchable(title: string): boolean {
  return /\p{L}{2,}.*\s.*\p{L}{2,}/u.test(title);
}

/** Shows questions similar to the title that is being typed. Choosing one posts nothing and is free. */
export function SimilarTitles({ typed, userId }: SimilarTitlesProps) {
  const title = useDebounced(typed.title.trim(), pauseMs);
  const isSearching = isSearchable(title);
  // While the person types, the previous call is aborted and its results stay visible.
  const similar = useQuery({
    ...similarQuery(title),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  });
  const openAnswer = useOpenAnswer(typed, userId);
  const questions = isSearching ? (similar.data ?? []) : [];
  return (
    <SimilarQuestions
      questions={questions.map((question) => ({ ...question, to: paths.question(question.id) }))}
      onAnswersMine={openAnswer}
    />
  );
}

/** Opens a question that answers the person's own. The draft stays unless they delete it in the toast. */
function useOpenAnswer(typed: AskDraft, userId: string | undefined) {
  const go = useGo();
  const { toast } = useToast();
  const discard = useDiscardDraft(userId);
  return (question: SimilarQuestion) => {
    toast({
      title: 'Nothing was posted',
      description: 'You used no free question or credit, and we kept your draft.',
      action: { label: 'Delete draft', onSelect: () => void discard(typed) },
      about: 'question draft',
    });
    void go(question.to);
  };
}
