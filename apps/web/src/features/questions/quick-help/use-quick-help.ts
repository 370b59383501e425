import { askQuestion, type OwnQuestion } from '@aw/contracts/questions/public';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { messageDraft } from '~/contact-messages/message-draft';
import { useOpenedAt } from '~/contact-messages/use-opened-at';
import { usePostQuestion } from '../use-post-question';

const draft = messageDraft({ kind: 'expert', name: 'full', about: 'quick-help' });

/** Fields of the form, with the messages of the contract. */
export const quickQuestion = z.pick(askQuestion.body, { title: true, content: true });

/** State of the short form: its draft, validation and submission. */
export function useQuickHelp(onPosted: (question: OwnQuestion) => void) {
  const openedAt = useOpenedAt();
  const [content, setContent] = useState('');
  const { post, explain, isOutOfCredits } = usePostQuestion();
  const { form, ...shown } = useZodForm(quickQuestion, {
    send: async (body) => {
      const question = await post(body);
      draft.remove();
      onPosted(question);
    },
    explain,
    onTyped: (typed) => {
      setContent(typed.content);
      draft.save({ typed, wantsNewsletter: false, openedAt: openedAt.current });
    },
    recheck: 'shown',
    isCheckedWhenLeft: true,
  });

  useEffect(() => {
    const typed = draft.read()?.typed ?? {};
    for (const field of ['title', 'content'] as const)
      if (typed[field] && form.getValues(field) === '') form.setValue(field, typed[field]);
    setContent(form.getValues('content'));
  }, [form]);

  return { ...shown, content, isOutOfCredits };
}
