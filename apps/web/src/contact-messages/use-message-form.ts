import { sendMessage } from '@aw/contracts/contact-messages/public';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useEffect, useState } from 'react';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';
import { forgetMessageDraft, keepMessageDraft, readMessageDraft } from './message-draft';
import {
  type MessageMatter,
  messageFields,
  messageSchemas,
  type TypedMessage,
  wholeName,
} from './message-fields';
import type { Receipt } from './message-receipt';
import { useOpenedAt } from './use-opened-at';

type MessageFormOptions = {
  /** What the subject says at first. */
  subject?: string;
  onSent: (receipt: Receipt) => void;
};

/** The form of a message to support, with its draft, its checks and its sending. */
export function useMessageForm(matter: MessageMatter, { subject = '', onSent }: MessageFormOptions) {
  const { kind, name, about } = matter;
  const [wantsNewsletter, setWantsNewsletter] = useState(false);
  const openedAt = useOpenedAt();

  const { form, ...shown } = useZodForm<TypedMessage, TypedMessage>(messageSchemas[name], {
    send: async ({ email, subject, message, website, ...typed }) => {
      const openForMs = Math.max(0, Date.now() - openedAt.current);
      const body = { kind, name: wholeName(typed), email, subject, message, about, website };
      const { reference } = await api.call(sendMessage, { body: { ...body, wantsNewsletter, openForMs } });
      forgetMessageDraft(matter);
      onSent({ reference, email, wantsNewsletter });
    },
    explain: (error) => failureOf(error, name === 'full' ? {} : { name: 'firstName' }),
    onTyped: () => keep(wantsNewsletter),
    recheck: 'shown',
    isCheckedWhenLeft: true,
  });

  function keep(wants: boolean) {
    const { website: _, ...typed } = form.getValues();
    keepMessageDraft(matter, { typed, wantsNewsletter: wants, openedAt: openedAt.current });
  }

  useEffect(() => {
    const draft = readMessageDraft({ kind, name, about });
    if (!draft) return;
    openedAt.current = draft.openedAt;
    setWantsNewsletter(draft.wantsNewsletter);
    for (const { field } of messageFields[name]) {
      // What was typed while the page loaded is newer than the draft.
      const isUntouched = form.getValues(field) === (field === 'subject' ? subject : '');
      if (isUntouched) form.setValue(field, draft.typed[field] ?? form.getValues(field));
    }
  }, [kind, name, about, subject, form, openedAt]);

  return {
    ...shown,
    newsletter: {
      isChecked: wantsNewsletter,
      onCheckedChange: (wants: boolean) => {
        setWantsNewsletter(wants);
        keep(wants);
      },
    },
  };
}
