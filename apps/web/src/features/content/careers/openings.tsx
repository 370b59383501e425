import type { Opening } from '@aw/content/schemas/careers';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { useEffect, useRef } from 'react';
import { useAddressParams } from '~/lib/use-address-params';
import { OpeningItem } from './opening-item';
import { formatOpenings, parseOpenings } from './openings-state';

/** The list of openings. The address names the expanded one, so that it can be shared. */
export function Openings({ openings }: { openings: readonly Opening[] }) {
  const [params, setParams] = useAddressParams();
  const state = parseOpenings(openings, params);
  const arrived = useRef(false);

  // A link to an opening scrolls to it. An opening expanded on the page does not scroll.
  useEffect(() => {
    if (!state.opening || arrived.current) return;
    arrived.current = true;
    document.getElementById(state.opening)?.scrollIntoView({ block: 'start' });
  }, [state.opening]);

  return (
    <CueSection title="Openings" lead="Open one to read more. Apply by chat or with the form.">
      <ul className="-mt-4">
        {openings.map((opening) => (
          <li key={opening.id}>
            <OpeningItem
              opening={opening}
              isOpen={state.opening === opening.id}
              hasForm={state.opening === opening.id && state.hasForm}
              onOpenChange={(isOpen) => {
                arrived.current = true;
                // An opening that closes because another one opened must not change the address again.
                if (!isOpen && state.opening !== opening.id) return;
                setParams(formatOpenings({ opening: isOpen ? opening.id : '', hasForm: false }));
              }}
              onFormChange={(hasForm) => setParams(formatOpenings({ opening: opening.id, hasForm }))}
            />
          </li>
        ))}
      </ul>
    </CueSection>
  );
}
