import { SearchField } from '@aw/ui/patterns/search-field';
import { type ComponentProps, lazy, Suspense } from 'react';
import { paths } from '~/lib/paths';
import { useGo } from '~/lib/use-go';
import { PartBoundary, withRetry } from '../part-boundary';
import { rememberSearch } from './remember-search';

/* Not part of the first load: needed only once somebody wants to search. */
const SearchPanel = lazy(withRetry(() => import('./search-panel')));

type EverythingFieldProps = Omit<
  ComponentProps<typeof SearchField>,
  'label' | 'placeholder' | 'action' | 'onSearch' | 'renderList'
> & {
  /** Called when the page of a search or suggestion opens. */
  onLeave?: () => void;
};

/** Field that searches documents, questions, courses and schools, with suggestions and recent searches below it. */
export function EverythingField({ onLeave, ...fieldProps }: EverythingFieldProps) {
  const go = useGo();
  return (
    <SearchField
      {...fieldProps}
      label="Search everything"
      placeholder="Course or topic"
      action={paths.search()}
      onSearch={(q) => {
        rememberSearch(q);
        onLeave?.();
        void go(paths.search({ q }));
      }}
      renderList={(list) => (
        <PartBoundary>
          <Suspense>
            <SearchPanel
              {...list}
              onChosen={() => {
                list.onChosen();
                onLeave?.();
              }}
            />
          </Suspense>
        </PartBoundary>
      )}
    />
  );
}
