import { SearchDialog } from '@aw/ui/patterns/search-dialog';
import { useSlashKey } from '@aw/ui/primitives/use-slash-key';
import { type ReactNode, useRef, useState } from 'react';
import { useHydrated } from '~/lib/use-hydrated';
import { EverythingField } from './everything-field';

const formId = 'site-search';

/**
 * Returns the parts of the header's search: the field of wide screens, and the button that opens it on others. `/` goes
 * to the one that is visible, unless the page has a search field of its own.
 */
export function useSiteSearch(): { field: ReactNode; button: ReactNode } {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  useSlashKey(
    () => {
      if (input.current?.checkVisibility()) input.current.focus();
      else if (button.current?.checkVisibility()) setIsOpen(true);
    },
    { isFallback: true },
  );
  return {
    field: (
      <search aria-label="Whole site">
        <EverythingField ref={input} formId={formId} hasHotkeyHint />
      </search>
    ),
    button: (
      <div ref={button}>
        <SearchDialog
          label="Search everything"
          // Later it would be the default button of the form, so Enter in the field would press it.
          formId={isHydrated ? undefined : formId}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        >
          {(closeButton) => (
            <EverythingField isInline button={closeButton} onLeave={() => setIsOpen(false)} />
          )}
        </SearchDialog>
      </div>
    ),
  };
}
