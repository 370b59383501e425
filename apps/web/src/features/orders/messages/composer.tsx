import type { Order } from '@aw/contracts/orders/public';
import { MessageComposer } from '@aw/ui/patterns/message-composer';
import { useState } from 'react';
import { failureText } from '../use-order-transition';
import { useStoredText } from '../use-stored-text';
import { acceptedFiles } from './attachments';
import { useAttachments } from './use-attachments';
import { useSendMessage } from './use-send-message';

type ComposerProps = { order: Order; variant: 'primary' | 'secondary' };

/** Writes to writer and support; what was typed survives a reload. */
export function Composer({ order, variant }: ComposerProps) {
  const [text, keepText] = useStoredText(`order-message:${order.id}`);
  const [issue, setIssue] = useState<string>();
  const attachments = useAttachments(order);
  const sending = useSendMessage(order);

  const send = () => {
    const problem = text.trim() === '' ? 'Please write a message.' : attachments.problem;
    setIssue(problem);
    if (problem) return;
    sending.mutate(
      { body: text.trim(), fileIds: attachments.fileIds },
      { onSuccess: () => keepText(''), onError: (error) => setIssue(failureText(error)) },
    );
  };

  return (
    <MessageComposer
      value={text}
      onChange={(next) => {
        setIssue(undefined);
        keepText(next);
      }}
      onSend={send}
      isSending={sending.isPending}
      files={attachments.rows}
      onFiles={attachments.add}
      accept={acceptedFiles}
      error={issue}
      variant={variant}
    />
  );
}
