import { askQuestion, type OwnQuestion } from '@aw/contracts/questions/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetMessageDraft, keepMessageDraft, readMessageDraft } from '~/contact-messages/message-draft';
import { isText, readForm, useCheckedForm } from '~/contact-messages/use-checked-form';
import { api } from '~/lib/api';
import { latestQuestionsQuery } from '~/lib/latest-questions';
import { sessionKey, sessionQuery } from '~/lib/session';
import { checkQuestion, failedToPost, postedText } from './check-question';

/** Where the question that was not posted yet is kept. */
const draftOf = { kind: 'expert', name: 'full', about: 'quick-help' } as const;

/** The form of a quick question: its draft, its checks, its posting and what is said about it. */
export function useQuickHelp(onPosted: (question: OwnQuestion) => void) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { form, openedAt, ...shown } = useCheckedForm({
    check: checkQuestion,
    send: async ({ title = '', content = '' }) => {
      try {
        // A question belongs to somebody, if only to the browser's anonymous person.
        await queryClient.ensureQueryData(sessionQuery);
        return await api.call(askQuestion, { body: { title, content } });
      } catch (error) {
        toast({ ...failedToPost, tone: 'danger', about: 'question' });
        throw error;
      }
    },
    onSent: (question) => {
      forgetMessageDraft(draftOf);
      toast({ ...postedText(question), tone: 'positive', about: 'question' });
      void queryClient.invalidateQueries({ queryKey: latestQuestionsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: sessionKey });
      onPosted(question);
    },
    onTyped: keep,
  });

  function keep(element: HTMLFormElement) {
    const typed = readForm(element);
    keepMessageDraft(draftOf, { typed, wantsNewsletter: false, openedAt: openedAt.current });
  }

  useEffect(() => {
    const typed = readMessageDraft(draftOf)?.typed ?? {};
    for (const [name, text] of Object.entries(typed)) {
      const control = form.current?.elements.namedItem(name);
      if (isText(control) && control.value === '') control.value = text;
    }
  }, [form]);

  return shown;
}
