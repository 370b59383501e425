import { hasCode } from '@aw/contracts/api-error';
import { type StaffMessageDetail, staffReplyMessage } from '@aw/contracts/contact-messages/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { useAction } from '../../actions/use-action';
import { useTextForm } from '../../actions/use-text-form';
import { refreshAfterChange } from '../../api/query-client';
import { logTime } from '../../format/moments';
import { PanelSection } from '../../resource-list/item-panel';
import { useConsole } from '../../services/console-services';
import { messageQuery } from './queries';

/** Answers a message by email, unless someone else answered meanwhile. The typed text survives a reload. */
export function ReplyDialog({ message, ...dialog }: DialogState & { message: StaffMessageDetail }) {
  const { api } = useConsole();
  const answer = useTextForm(`reply:${message.id}`, {
    please: 'Please write the answer.',
    send: (text) => send.mutate(text),
  });
  const queryClient = useQueryClient();
  // Number of answers when the dialog was initialCount. Answers that are loaded later have not been seenCount.
  const [initialCount] = useState(message.replies.length);
  const [seenCount, setSeenCount] = useState(initialCount);
  const readAgain = async () => {
    await refreshAfterChange(queryClient);
    const now = queryClient.getQueryData(messageQuery(api, message.id).queryKey);
    if (now) setSeenCount(now.replies.length);
  };
  const send = useAction({
    send: async (text: string) => {
      try {
        const body = { body: text, after: seenCount };
        return await api.call(staffReplyMessage, { params: { messageId: message.id }, body });
      } catch (error) {
        if (hasCode(error, 'messages.changed')) await readAgain();
        throw error;
      }
    },
    done: () => ({ title: 'Answer sent', description: `We are emailing it to ${message.email}.` }),
    failed: 'The answer was not sent.',
    log: { name: 'this message', target: `message:${message.id}` },
    isErrorShown: true,
    onDone: () => {
      answer.clear();
      dialog.onOpenChange(false);
    },
  });
  return (
    <FormDialog
      {...dialog}
      title={`Answer to ${message.name}`}
      description={`We email it to ${message.email} with the reference ${message.reference}.`}
      submitLabel="Send answer"
      pendingLabel="Sending…"
      isPending={send.isPending}
      failure={send.failure}
      formProps={answer.formProps}
    >
      <Field label="Answer" error={answer.error} isRequired>
        <Textarea {...answer.field} rows={8} maxLength={20_000} />
      </Field>
      {seenCount > initialCount && (
        <RepliesSection replies={message.replies.slice(initialCount, seenCount)} />
      )}
    </FormDialog>
  );
}

type Replies = StaffMessageDetail['replies'];

const mails = {
  queued: { label: 'Sending', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'positive' },
  failed: { label: 'Not delivered', tone: 'danger' },
  dropped: { label: 'Not sent', tone: 'caution' },
} as const satisfies Record<Replies[number]['mail'], { label: string; tone: string }>;

/** Answers to a message, with the state of each email. */
export function RepliesSection({ replies }: { replies: Replies }) {
  if (replies.length === 0) return null;
  return (
    <PanelSection title="Answers">
      <ol className="grid gap-3">
        {replies.map(({ id, body, by, mail, createdAt }) => (
          <li key={id} className="grid grid-cols-1 gap-1.5 rounded-2 bg-surface-raised px-3 py-2.5 text-13">
            <p className="flex flex-wrap justify-between gap-x-2 text-12 text-ink-muted">
              <b className="font-strong text-ink">{by}</b>
              <time
                dateTime={createdAt}
                title={formatAbsoluteTime(new Date(createdAt))}
                className="tabular-nums"
              >
                {logTime(createdAt)}
              </time>
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{body}</p>
            <span>
              <Badge tone={mails[mail].tone} isPlain>
                {mails[mail].label}
              </Badge>
            </span>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}
