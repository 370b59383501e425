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

/** Whether a title says enough to look for others like it: two words at least. */
export function isTelling(title: string): boolean {
  return /\p{L}{2,}.*\s.*\p{L}{2,}/u.test(title);
}

/** Questions like the one whose title is being typed; taking one of them posts nothing and costs nothing. */
export function SimilarTitles({ typed, userId }: SimilarTitlesProps) {
  const title = useDebounced(typed.title.trim(), pauseMs);
  const isAsked = isTelling(title);
  // While a title is typed on, the call for the one before is aborted and what it found stays.
  const similar = useQuery({ ...similarQuery(title), enabled: isAsked, placeholderData: keepPreviousData });
  const takeAnswer = useTakeAnswer(typed, userId);
  const questions = isAsked ? (similar.data ?? []) : [];
  return (
    <SimilarQuestions
      questions={questions.map((one) => ({ ...one, to: paths.question(one.id) }))}
      onAnswersMine={takeAnswer}
    />
  );
}

/** Goes to a question that answers one's own; the draft is kept unless one says otherwise. */
function useTakeAnswer(typed: AskDraft, userId: string | undefined) {
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
