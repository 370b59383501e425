import { changeUser, type User } from '@aw/contracts/users/public';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { Switch } from '@aw/ui/primitives/switch';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api';
import { sessionKey, useSession } from '~/lib/session';
import { Panel } from '~/shell/panel';
import { useNotifyFailure } from './use-account-change';

/** Setting for people under 18, whose chats cannot be shared. */
export function AgeSection() {
  const { user } = useSession();
  return (
    <Panel id="age" title="Age" lead="If you are under 18, only you can see your chats.">
      {user && <AgeSwitch user={user} />}
    </Panel>
  );
}

function AgeSwitch({ user: { id, isUnder18 } }: { user: User }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const change = useChangeAge(id);
  return (
    <>
      <Switch
        label="I am under 18"
        help="While this is on, you cannot share chats by link, and memory is off."
        isOn={isUnder18}
        isPending={change.isPending}
        onToggle={(isOn) => (isOn ? setIsConfirming(true) : change.mutate(false))}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title="Are you under 18?"
        description="Links to your chats stop working now, and you cannot create new ones. We turn off memory and delete all its facts. You can change this later, but deleted links and facts do not come back."
        confirmLabel="I am under 18"
        pendingLabel="Saving..."
        onConfirm={async () => {
          await change.mutateAsync(true);
        }}
      />
    </>
  );
}

function useChangeAge(userId: string) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: (isUnder18: boolean) => api.call(changeUser, { params: { userId }, body: { isUnder18 } }),
    onSuccess: (user) => {
      queryClient.setQueryData(sessionKey, user);
      toast({
        title: user.isUnder18 ? 'Saved: you are under 18' : 'Saved: you are not under 18',
        description: user.isUnder18
          ? 'Your chats are not shared, and memory is empty.'
          : 'You can share chats and turn memory on.',
        about: 'age',
      });
      // Memory and chats depend on it, and their keys start with the session's key.
      return queryClient.invalidateQueries({ queryKey: sessionKey });
    },
    onError: (error) => notifyFailure('Your choice was not saved', error),
  });
}
