import { questionFields } from '@aw/contracts/questions/public';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import * as z from 'zod/mini';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { useGo } from '~/lib/use-go';
import { useDraft } from '../draft/use-draft';
import { usePostQuestion } from '../use-post-question';
import {
  type AskDraft,
  deleteAskDraft,
  emptyDraft,
  isEmptyDraft,
  loadAskDraft,
  localName,
  parseAskDraft,
  saveAskDraft,
} from './question-draft';
import { useDiscardDraft } from './use-discard-draft';

const placeId = z.optional(z.nullable(z.number()));

/** Fields of the form, with the messages of the contract. */
export const askSchema = z.object({
  title: questionFields.shape.title,
  content: questionFields.shape.content,
  subject: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Please use at most 100 characters.'))),
  schoolId: placeId,
  courseId: placeId,
});

const fields = ['title', 'content', 'subject', 'schoolId', 'courseId'] as const;

/** State of the form for a question: its draft, validation and submission. */
export function useAskForm() {
  const { user } = useSession();
  const go = useGo();
  const discard = useDiscardDraft(user?.id);
  const { post, explain, isOutOfCredits } = usePostQuestion();
  const { form, choice, ...shown } = useZodForm(askSchema, {
    send: async (typed) => {
      const resumeSaving = await savedDraft.draft?.pause();
      try {
        await post({ ...typed, subject: typed.subject || null });
      } catch (error) {
        resumeSaving?.();
        throw error;
      }
      savedDraft.draft?.clear();
      // The question is posted, so a draft that cannot be deleted must not stop the navigation.
      if (user) deleteAskDraft(user.id).catch(() => undefined);
      await go(paths.questions);
    },
    explain,
    onTyped: () => savedDraft.draft?.edit(read()),
    recheck: 'shown',
  });
  const read = (): AskDraft => parseAskDraft(form.getValues()) ?? emptyDraft;
  const show = (values: AskDraft) => {
    for (const field of fields) form.setValue(field, values[field]);
  };
  const savedDraft = useDraft<AskDraft>({
    name: localName,
    userId: user?.id,
    parse: parseAskDraft,
    isEmpty: isEmptyDraft,
    load: loadAskDraft,
    save: saveAskDraft,
    read,
    show,
  });
  const typed = parseAskDraft(form.watch()) ?? emptyDraft;

  return {
    ...shown,
    choice,
    typed,
    savedDraft,
    isOutOfCredits,
    userId: user?.id,
    hasText: !isEmptyDraft(typed),
    discard: () => {
      const before = read();
      savedDraft.draft?.clear();
      show(emptyDraft);
      void discard(before, () => {
        show(before);
        savedDraft.draft?.edit(before);
      });
    },
  };
}

export type AskForm = ReturnType<typeof useAskForm>;
