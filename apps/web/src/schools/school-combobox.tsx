import type { School } from '@aw/contracts/schools/public';
import { Combobox } from '@aw/ui/primitives/combobox';
import { useQuery } from '@tanstack/react-query';
import { useTypeAhead } from '~/lib/use-type-ahead';
import { schoolOptionsQuery } from './school-options';

type SchoolComboboxProps = {
  chosen: Pick<School, 'id' | 'name'> | undefined;
  onChoose: (school: School) => void;
  onClear: () => void;
  /** Called with the typed text to request a school that is not in the list. */
  onRequest?: (typed: string) => void;
  size?: 'sm' | 'md';
};

/** Combobox of all schools. Used inside a Field. */
export function SchoolCombobox({ chosen, onChoose, onClear, onRequest, size }: SchoolComboboxProps) {
  const { text, query, onType, onChosen, onBlur } = useTypeAhead(chosen?.name, onClear);
  const schools = useQuery(schoolOptionsQuery(query));
  const options = (schools.data ?? []).map((school) => ({
    value: String(school.id),
    label: school.name,
    detail: school.location ?? undefined,
    school,
  }));
  return (
    <Combobox
      options={options}
      query={text}
      onQueryChange={onType}
      onSelect={({ school }) => {
        onChosen();
        onChoose(school);
      }}
      onBlur={onBlur}
      isLoading={schools.isFetching}
      placeholder="Type a school’s name"
      emptyText={schools.isError ? 'The schools did not load. Please try again.' : 'No school matches.'}
      footerAction={
        onRequest && {
          label: 'Request this school',
          onSelect: () => onRequest(query === '' ? '' : text.trim()),
        }
      }
      size={size}
    />
  );
}
