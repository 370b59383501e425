import { askQuestion, type OwnQuestion } from '@aw/contracts/questions/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { forgetMessageDraft, keepMessageDraft, readMessageDraft } from '~/contact-messages/message-draft';
import { useOpenedAt } from '~/contact-messages/use-opened-at';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';
import { latestQuestionsQuery } from '~/lib/latest-questions';
import { sessionKey, sessionQuery } from '~/lib/session';
import { failedToPost, postedText } from '../posted-text';

/** Where the question that was not posted yet is kept. */
const draftOf = { kind: 'expert', name: 'full', about: 'quick-help' } as const;

/** What it asks for, in the contract's own words. */
export const quickQuestion = z.pick(askQuestion.body, { title: true, content: true });

/** The form of a quick question: its draft, its checks, its posting and what is said about it. */
export function useQuickHelp(onPosted: (question: OwnQuestion) => void) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const openedAt = useOpenedAt();
  const [content, setContent] = useState('');
  const { form, ...shown } = useZodForm(quickQuestion, {
    send: async (body) => {
      // A question belongs to somebody, if only to the browser's anonymous person.
      await queryClient.ensureQueryData(sessionQuery);
      const question = await api.call(askQuestion, { body });
      forgetMessageDraft(draftOf);
      toast({ ...postedText(question), tone: 'positive', about: 'question' });
      void queryClient.invalidateQueries({ queryKey: latestQuestionsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: sessionKey });
      onPosted(question);
    },
    explain: (error) => {
      toast({ ...failedToPost, tone: 'danger', about: 'question' });
      return failureOf(error);
    },
    onTyped: (typed) => {
      setContent(typed.content);
      keepMessageDraft(draftOf, { typed, wantsNewsletter: false, openedAt: openedAt.current });
    },
    recheck: 'shown',
    isCheckedWhenLeft: true,
  });

  useEffect(() => {
    const typed = readMessageDraft(draftOf)?.typed ?? {};
    for (const field of ['title', 'content'] as const)
      if (typed[field] && form.getValues(field) === '') form.setValue(field, typed[field]);
    setContent(form.getValues('content'));
  }, [form]);

  return { ...shown, content };
}
