import { FilterButton } from '@aw/ui/patterns/filter-rail';
import { Button } from '@aw/ui/primitives/button';
import { Sheet } from '@aw/ui/primitives/sheet';
import { useState } from 'react';
import { DocumentFilters, type DocumentFiltersProps } from './document-filters';
import { countFilters } from './documents-search';

/** The filters on a phone: a button with the number of active ones, and the sheet that it opens. */
export function FilterSheet(props: DocumentFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Sheet
      title="Filters"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<FilterButton count={countFilters(props.search)} />}
      footer={
        <Button isBlock onClick={() => setIsOpen(false)}>
          {showLabel(props.counts?.total)}
        </Button>
      }
    >
      <DocumentFilters {...props} />
    </Sheet>
  );
}

function showLabel(total: number | undefined): string {
  if (total === undefined) return 'Show documents';
  return total === 1 ? 'Show 1 document' : `Show ${total.toLocaleString('en')} documents`;
}
