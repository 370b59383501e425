import { postAnswer } from '@aw/contracts/questions/answers';
import { getAnswerDraft, saveAnswerDraft } from '@aw/contracts/questions/claims';
import type { Question } from '@aw/contracts/questions/question';
import { CuePart } from '@aw/ui/patterns/cue-part';
import { useToast } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api';
import { questionsKey } from '~/lib/latest-questions';
import { useSession } from '~/lib/session';
import { DraftConflict, DraftStatus } from '../draft/draft-status';
import { useDraft } from '../draft/use-draft';
import { questionKey } from '../question-queries';
import { AnswerFormFields } from './answer-form';
import { isEmptyDraft, parseAnswerDraft } from './answer-values';
import { ClaimBar } from './claim-bar';
import { useAnswerForm } from './use-answer-form';
import { useClaim } from './use-claim';

/** Lets an expert claim a question and write its answer. Shows nothing to people who cannot answer it. */
export function AnsweringArea({ question }: { question: Question }) {
  const { viewer, answers, status } = question;
  const claim = useClaim(question);
  const [isWriting, setIsWriting] = useState(claim.state === 'own');
  // A text that was started stays on the page when the claim ends.
  if (claim.state === 'own' && !isWriting) setIsWriting(true);
  const isDone = viewer.isAsker || status !== 'visible' || answers.some(({ isOwn }) => isOwn);
  if (isDone || !(viewer.canAnswer || viewer.claim || isWriting)) return null;
  return (
    <div className="print:hidden">
      <CuePart title="Your answer" lead="Hints first, then the full answer.">
        <div className="grid grid-cols-1 gap-6">
          <ClaimBar claim={claim} isWriting={isWriting} onReleased={() => setIsWriting(false)} />
          {isWriting && <NewAnswer questionId={question.id} />}
        </div>
      </CuePart>
    </div>
  );
}

function NewAnswer({ questionId }: { questionId: number }) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const params = { id: questionId };
  const form = useAnswerForm({
    send: async (body) => {
      const resumeSaving = await savedDraft.draft?.pause();
      try {
        const answer = await api.call(postAnswer, { params, body });
        savedDraft.draft?.clear();
        toast(
          answer.status === 'held'
            ? { title: 'Answer received', description: 'Our staff will review it before others can see it.' }
            : {
                title: 'Answer posted',
                description: 'We have notified the person who asked.',
                tone: 'positive',
              },
        );
      } catch (error) {
        resumeSaving?.();
        throw error;
      } finally {
        void queryClient.invalidateQueries({ queryKey: questionKey(questionId) });
      }
      void queryClient.invalidateQueries({ queryKey: questionsKey });
    },
    onTyped: (draft) => savedDraft.draft?.edit(draft),
  });
  const savedDraft = useDraft({
    name: `answer_draft:${questionId}`,
    userId: user?.id,
    parse: parseAnswerDraft,
    isEmpty: isEmptyDraft,
    load: async () => {
      const { draft } = await api.call(getAnswerDraft, { params });
      const values = parseAnswerDraft(draft);
      return draft && values ? { values, savedAt: draft.savedAt } : null;
    },
    save: async (body) => (await api.call(saveAnswerDraft, { params, body })).savedAt,
    read: form.read,
    show: form.show,
  });
  return (
    <AnswerFormFields
      form={form}
      submit={{ label: 'Post answer', pendingLabel: 'Posting…' }}
      notice={<DraftConflict {...savedDraft} />}
      aside={<DraftStatus {...savedDraft} />}
    />
  );
}
