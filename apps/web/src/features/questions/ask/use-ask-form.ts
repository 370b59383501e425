import { questionFields } from '@aw/contracts/questions/public';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { paths } from '~/lib/paths';
import { searchedWords } from '~/lib/searched-words';
import { useSession } from '~/lib/session';
import { useAddressParams } from '~/lib/use-address-params';
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

/**
 * State of the form for a question: its draft, validation and submission. The words of a search that led here become the
 * title. If there is a draft already, it stays, and `offeredTitle` has the words.
 */
export function useAskForm() {
  const { user } = useSession();
  const go = useGo();
  const discardDraft = useDiscardDraft(user?.id);
  const words = searchedWords(useAddressParams()[0]);
  const [offeredTitle, setOfferedTitle] = useState('');
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
    onOpen: () => {
      const draft = read();
      if (isEmptyDraft(draft)) form.setValue('title', words);
      else if (draft.title !== words) setOfferedTitle(words);
    },
  });
  const typed = parseAskDraft(form.watch()) ?? emptyDraft;

  const discard = () => {
    const before = read();
    savedDraft.draft?.clear();
    show(emptyDraft);
    void discardDraft(before, () => {
      show(before);
      savedDraft.draft?.edit(before);
    });
  };

  return {
    ...shown,
    choice,
    typed,
    savedDraft,
    isOutOfCredits,
    userId: user?.id,
    hasText: !isEmptyDraft(typed),
    discard,
    offeredTitle,
    /** Deletes the draft, which can be undone, and starts with the offered title. */
    takeOfferedTitle: () => {
      discard();
      form.setValue('title', offeredTitle);
      setOfferedTitle('');
    },
  };
}

export type AskForm = ReturnType<typeof useAskForm>;
