import { sendMessage } from '@aw/contracts/contact-messages/public';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useEffect, useState } from 'react';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';
import { messageDraft } from './message-draft';
import {
  fullName,
  type MessageTopic,
  messageFields,
  messageSchemas,
  type TypedMessage,
} from './message-fields';
import type { Receipt } from './message-receipt';
import { useOpenedAt } from './use-opened-at';

type MessageFormOptions = {
  /** Initial subject. */
  subject?: string;
  onSent: (receipt: Receipt) => void;
};

/** State of the message form: its draft, validation and submission. */
export function useMessageForm(topic: MessageTopic, { subject = '', onSent }: MessageFormOptions) {
  const { kind, name, about } = topic;
  const [wantsNewsletter, setWantsNewsletter] = useState(false);
  const openedAt = useOpenedAt();

  const { form, ...shown } = useZodForm<TypedMessage, TypedMessage>(messageSchemas[name], {
    send: async ({ email, subject, message, website, ...typed }) => {
      const openForMs = Math.max(0, Date.now() - openedAt.current);
      const body = { kind, name: fullName(typed), email, subject, message, about, website };
      const { reference } = await api.call(sendMessage, { body: { ...body, wantsNewsletter, openForMs } });
      messageDraft(topic).remove();
      onSent({ reference, email, wantsNewsletter });
    },
    explain: (error) => failureOf(error, name === 'full' ? {} : { name: 'firstName' }),
    onTyped: () => saveDraft(wantsNewsletter),
    recheck: 'shown',
    isCheckedWhenLeft: true,
  });

  function saveDraft(wants: boolean) {
    const { website: _, ...typed } = form.getValues();
    messageDraft(topic).save({ typed, wantsNewsletter: wants, openedAt: openedAt.current });
  }

  useEffect(() => {
    const draft = messageDraft({ kind, name, about }).read();
    if (!draft) return;
    openedAt.current = draft.openedAt;
    setWantsNewsletter(draft.wantsNewsletter);
    for (const { field } of messageFields[name]) {
      // Text that was typed before hydration is newer than the draft.
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
        saveDraft(wants);
      },
    },
  };
}
