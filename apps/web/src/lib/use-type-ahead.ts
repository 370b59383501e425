import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useState } from 'react';

/**
 * The text of a field that offers choices: what is being typed, else the chosen one. Leaving the field brings
 * the chosen one back, or takes it away when the field was emptied.
 */
export function useTypeAhead(chosenLabel: string | undefined, onClear: () => void) {
  const [typed, setTyped] = useState<string>();
  const [lastLabel, setLastLabel] = useState(chosenLabel);
  if (lastLabel !== chosenLabel) {
    setLastLabel(chosenLabel);
    setTyped(undefined);
  }
  const query = useDebounced(typed?.trim() ?? '');
  return {
    text: typed ?? chosenLabel ?? '',
    query,
    onType: setTyped,
    onChosen: () => setTyped(undefined),
    onBlur: () => {
      if (chosenLabel === undefined) return;
      if (typed?.trim() === '') onClear();
      setTyped(undefined);
    },
  };
}
