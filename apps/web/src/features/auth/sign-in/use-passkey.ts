import { useToast } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  askForPasskey,
  canAutofillPasskeys,
  cancelPasskey,
  canUsePasskeys,
  sendPasskey,
} from '~/lib/passkeys';
import { settleSession } from '~/lib/replace-user';
import { useHydrated } from '~/lib/use-hydrated';
import { passkeySignInProblem } from '../form/auth-failures';
import { type Message, signInToastSubject } from '../form/refusal';
import { useCompleteSignIn } from '../use-complete-sign-in';

/** Limits the prompts, because a device that answers automatically would otherwise be refused endlessly. */
const maxRounds = 4;

type PasskeyOptions = { welcome: Message; remember: () => boolean };

/** Offers passkeys in two ways: with a button, and in the browser's autofill list under the email field. */
export function usePasskey({ welcome, remember }: PasskeyOptions) {
  const queryClient = useQueryClient();
  const enter = useCompleteSignIn(welcome);
  const { toast } = useToast();
  const canUse = useHydrated() && canUsePasskeys();
  const [hasAutofill, setHasAutofill] = useState(false);
  const [isPending, setIsPending] = useState(false);
  // Each attempt ends the pending autofill request; the next round starts one with a new challenge.
  const [round, setRound] = useState(0);

  useEffect(() => {
    void canAutofillPasskeys().then(setHasAutofill, () => setHasAutofill(false));
  }, []);

  const explain = (error: unknown) => {
    const description = passkeySignInProblem(error);
    if (description)
      toast({ title: 'Sign In Failed', description, tone: 'danger', about: signInToastSubject });
  };

  const startNextRound = () => setRound((count) => Math.min(count + 1, maxRounds));

  const offerAutofill = useEffectEvent(async (isActive: () => boolean) => {
    await settleSession(queryClient);
    if (!isActive()) return;
    // The user did not ask for the autofill list, so a failure to open it is not reported.
    const answer = await askForPasskey({ isAutofill: true }).catch(() => undefined);
    if (!answer) return;
    await sendPasskey(answer, remember()).then(enter, explain);
    if (isActive()) startNextRound();
  });
  useEffect(() => {
    if (!hasAutofill) return;
    let isActive = true;
    void offerAutofill(() => isActive);
    return () => {
      isActive = false;
      void cancelPasskey();
    };
  }, [hasAutofill, round]);

  const signIn = async () => {
    if (isPending) return;
    setIsPending(true);
    try {
      await settleSession(queryClient);
      const answer = await askForPasskey();
      await enter(await sendPasskey(answer, remember()));
    } catch (error) {
      explain(error);
    } finally {
      setIsPending(false);
      startNextRound();
    }
  };

  return { canUse, hasAutofill, isPending, signIn };
}
