import { useToast } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../../services/console-services';
import { secondFactorQuery } from './queries';
import { statusFrom } from './refusal';

/** Gives a function that turns the page to what a refusal tells: another window was quicker. */
export function useChangedElsewhere() {
  const { api, gate } = useConsole();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return (error: unknown) => {
    const isOn = statusFrom(error);
    if (isOn === undefined) return;
    if (isOn) gate.open();
    queryClient.setQueryData(secondFactorQuery(api).queryKey, { isOn });
    const description = `The authenticator app was already turned ${isOn ? 'on' : 'off'}.`;
    toast({ title: 'Already changed in another window', description });
  };
}
