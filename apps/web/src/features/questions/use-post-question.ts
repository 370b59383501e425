import { hasCode } from '@aw/contracts/api-error';
import type { RequestOf } from '@aw/contracts/endpoint';
import { askQuestion, type OwnQuestion } from '@aw/contracts/questions/public';
import { useToast } from '@aw/ui/primitives/toast';
import type { FormFailure } from '@aw/ui/primitives/use-zod-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';
import { questionsKey } from '~/lib/latest-questions';
import { sessionKey, sessionQuery } from '~/lib/session';
import { failedToPost, postedText } from './posted-text';

/** Posts a question and shows the result in a toast. `isOutOfCredits` is set when the person cannot pay for it. */
export function usePostQuestion() {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const [isOutOfCredits, setIsOutOfCredits] = useState(false);

  const post = async (body: RequestOf<typeof askQuestion>['body']): Promise<OwnQuestion> => {
    setIsOutOfCredits(false);
    // A question needs an owner, so an anonymous user is registered first if there is no session.
    await queryClient.ensureQueryData(sessionQuery);
    const question = await api.call(askQuestion, { body });
    toast({ ...postedText(body, question), tone: 'positive', about: 'question' });
    void queryClient.invalidateQueries({ queryKey: questionsKey });
    void queryClient.invalidateQueries({ queryKey: sessionKey });
    return question;
  };

  const explain = (error: unknown): FormFailure => {
    if (hasCode(error, 'credits.none')) {
      setIsOutOfCredits(true);
      void queryClient.invalidateQueries({ queryKey: sessionKey });
      return {};
    }
    toast({ ...failedToPost, tone: 'danger', about: 'question' });
    return failureOf(error);
  };

  return { post, explain, isOutOfCredits };
}
