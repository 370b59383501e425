import { useState } from 'react';
import { useAddressParam } from './use-address-param';

type Step = 'form' | 'code' | 'over';

/** Whether a sign-in waits for its second factor; `/login?step=code` begins there. */
export function useCodeStep() {
  const asked = useAddressParam('step') === 'code';
  const [chosen, setChosen] = useState<Step>();
  const step = chosen ?? (asked ? 'code' : 'form');
  return {
    isCode: step === 'code',
    /** True after the server stopped waiting for a code. */
    isOver: step === 'over',
    toCode: () => setChosen('code'),
    back: (isOver: boolean) => setChosen(isOver ? 'over' : 'form'),
  };
}
