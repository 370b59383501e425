import { type StaffMessageDetail, staffDecideMessage } from '@aw/contracts/contact-messages/staff';
import { Button } from '@aw/ui/primitives/button';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../actions/use-action';
import { PanelFoot } from '../../../resource-list/panel-frame';
import { useConsole } from '../../../services/console-services';
import { type Move, movesFrom } from '../decisions';
import { ReplyDialog } from './reply-dialog';

/** What can be done to a message now. */
export function MessageActions({ message }: { message: StaffMessageDetail }) {
  const { api } = useConsole();
  const [isReplying, setIsReplying] = useState(false);
  const move = useAction({
    send: ({ state }: Move) =>
      api.call(staffDecideMessage, { params: { messageId: message.id }, body: { state } }),
    done: (_, { done }) => ({ title: done }),
    failed: 'The message stayed as it was.',
    of: 'the console',
  });
  if (message.isBlanked) return null;
  return (
    <PanelFoot>
      {message.state !== 'spam' && (
        <Button variant="primary" size="sm" icon={Reply} onClick={() => setIsReplying(true)}>
          Answer…
        </Button>
      )}
      {movesFrom(message.state).map((one) => (
        <Button
          key={one.state}
          size="sm"
          isPending={move.isPending && move.variables.state === one.state}
          disabled={move.isPending}
          onClick={() => move.mutate(one)}
        >
          {one.label}
        </Button>
      ))}
      {isReplying && <ReplyDialog message={message} isOpen onOpenChange={setIsReplying} />}
    </PanelFoot>
  );
}
