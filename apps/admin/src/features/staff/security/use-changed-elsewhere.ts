import { useToast } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../../services/console-services';
import { secondFactorQuery } from './queries';
import { secondFactorStateFrom } from './refusal';

/** Returns a function that updates the page after a refusal which shows that another window was faster. */
export function useChangedElsewhere() {
  const { api, gate } = useConsole();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return (error: unknown) => {
    const isOn = secondFactorStateFrom(error);
    if (isOn === undefined) return;
    if (isOn) gate.open();
    queryClient.setQueryData(secondFactorQuery(api).queryKey, { isOn });
    const description = `The authenticator app was already turned ${isOn ? 'on' : 'off'}.`;
    toast({ title: 'Already changed in another window', description });
  };
}
