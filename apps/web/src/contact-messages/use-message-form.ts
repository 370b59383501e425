import { sendMessage } from '@aw/contracts/contact-messages/public';
import { useEffect, useState } from 'react';
import { api } from '~/lib/api';
import { checkMessage, renamed } from './check-message';
import { forgetMessageDraft, keepMessageDraft, readMessageDraft } from './message-draft';
import { type MessageMatter, messageFields, messageOf } from './message-fields';
import type { Receipt } from './message-receipt';
import { isText, readForm, useCheckedForm } from './use-checked-form';

/** The form of a message to support, with its draft, its checks and its sending. */
export function useMessageForm(matter: MessageMatter, onSent: (receipt: Receipt) => void) {
  const { kind, name, about } = matter;
  const [wantsNewsletter, setWantsNewsletter] = useState(false);

  const { form, openedAt, ...shown } = useCheckedForm({
    check: (typed) => checkMessage(typed, matter),
    send: (typed, openForMs) =>
      api.call(sendMessage, { body: messageOf(typed, matter, { wantsNewsletter, openForMs }) }),
    onSent: ({ reference }, { email = '' }) => {
      forgetMessageDraft(matter);
      onSent({ reference, email: email.trim(), wantsNewsletter });
    },
    onTyped: () => keep(wantsNewsletter),
    rename: renamed(matter),
  });

  function keep(wants: boolean) {
    if (!form.current) return;
    const { website: _, ...typed } = readForm(form.current);
    keepMessageDraft(matter, { typed, wantsNewsletter: wants, openedAt: openedAt.current });
  }

  useEffect(() => {
    const draft = readMessageDraft({ kind, name, about });
    if (!draft || !form.current) return;
    openedAt.current = draft.openedAt;
    setWantsNewsletter(draft.wantsNewsletter);
    for (const { field } of messageFields[name]) {
      const control = form.current.elements.namedItem(field);
      // What was typed while the page loaded is newer than the draft.
      if (isText(control) && control.value === control.defaultValue)
        control.value = draft.typed[field] ?? control.value;
    }
  }, [kind, name, about, form, openedAt]);

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
