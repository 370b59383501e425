import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useState } from 'react';

/**
 * Returns the text of a field with suggestions: the typed text, else the chosen option. Leaving the field restores the
 * chosen option, or clears it if the field was emptied.
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
