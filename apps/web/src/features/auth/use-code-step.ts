import { useState } from 'react';
import { useAddressParam } from './use-address-param';

type Step = 'form' | 'code' | 'over';

/** State of the two steps of a sign-in. `/login?step=code` starts with the second one. */
export function useCodeStep() {
  const startsWithCode = useAddressParam('step') === 'code';
  const [chosen, setChosen] = useState<Step>();
  const step = chosen ?? (startsWithCode ? 'code' : 'form');
  return {
    isCode: step === 'code',
    /** True after the server stopped waiting for a code. */
    isOver: step === 'over',
    toCode: () => setChosen('code'),
    back: (isOver: boolean) => setChosen(isOver ? 'over' : 'form'),
  };
}
