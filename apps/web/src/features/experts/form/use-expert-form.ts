import { expertFields } from '@aw/contracts/experts/profile';
import { type OwnExpert, saveOwnExpert } from '@aw/contracts/experts/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';
import { ownExpertQuery } from '../expert-query';
import { expertTexts } from '../expert-text';
import { expertDraft } from './expert-draft';
import { valuesOf } from './expert-values';

type Input = {
  userId: string;
  own: OwnExpert;
  /** True while a proof is being uploaded. */
  isSending: boolean;
};

const stillSending = new Error('A proof is uploading.');

/** The form of an application or profile, with its draft, checks, sending and messages. */
export function useExpertForm({ userId, own, isSending }: Input) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const draft = expertDraft(userId);
  return useZodForm(expertFields, {
    defaultValues: draft.read() ?? valuesOf(own.profile),
    send: async (body) => {
      if (isSending) throw stillSending;
      const saved = await api.call(saveOwnExpert, { body });
      draft.remove();
      queryClient.setQueryData(ownExpertQuery(userId).queryKey, saved);
      toast({ ...expertTexts[own.profile?.status ?? 'none'].saved, tone: 'positive', about: 'expert' });
    },
    explain: (error) =>
      error === stillSending
        ? { note: 'A proof is still uploading. Please wait until it is uploaded, then send the form again.' }
        : failureOf(error),
    onTyped: (typed) => draft.save(typed),
    recheck: 'shown',
    isCheckedWhenLeft: true,
  });
}
