import { type Order, sendOrderMessage } from '@aw/contracts/orders/public';
import { MessageComposer } from '@aw/ui/patterns/message-composer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api';
import { useSession } from '~/lib/session';
import { useStoredText } from '~/lib/tab-drafts';
import { orderQuery } from '../order-queries';
import { failureText, isTooLate } from '../use-order-transition';
import { acceptedFiles } from './attachments';
import { useAttachments } from './use-attachments';

type ComposerProps = { order: Order; variant: 'primary' | 'secondary' };

/** Writes a message to writer and support. The typed text survives a reload. */
export function Composer({ order, variant }: ComposerProps) {
  const [text, storeText] = useStoredText(`order-message:${order.id}`);
  const [issue, setIssue] = useState<string>();
  const attachments = useAttachments(order);
  const sending = useSendMessage(order);

  const send = () => {
    const problem = text.trim() === '' ? 'Please write a message.' : attachments.problem;
    setIssue(problem);
    if (problem) return;
    sending.mutate(
      { body: text.trim(), fileIds: attachments.fileIds },
      { onSuccess: () => storeText(''), onError: (error) => setIssue(failureText(error)) },
    );
  };

  return (
    <MessageComposer
      value={text}
      onChange={(next) => {
        setIssue(undefined);
        storeText(next);
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

/** Sends a message with its uploaded files and adds it to the thread. */
function useSendMessage(order: Order) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(userId, order.id);
  return useMutation({
    mutationFn: (body: { body: string; fileIds: string[] }) =>
      api.call(sendOrderMessage, { params: { orderId: order.id }, body }),
    onSuccess: (message) =>
      queryClient.setQueryData(queryKey, (shown) =>
        shown ? { ...shown, messages: [...shown.messages, message] } : shown,
      ),
    onError: (error) => {
      if (isTooLate(error)) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
