import type { School } from '@aw/contracts/schools/public';
import { Combobox } from '@aw/ui/primitives/combobox';
import { useQuery } from '@tanstack/react-query';
import { useTypeAhead } from '~/lib/use-type-ahead';
import { schoolOptionsQuery } from './school-options';

const minNameLength = 2;

type SchoolComboboxProps = {
  chosen: Pick<School, 'id' | 'name'> | undefined;
  onChoose: (school: School) => void;
  onClear: () => void;
  /** Called with the typed name of a school that is not in the list. Without it, only listed schools can be chosen. */
  onAddName?: (name: string) => void;
  size?: 'sm' | 'md';
};

/** Combobox of all schools. Used inside a Field. */
export function SchoolCombobox({ chosen, onChoose, onClear, onAddName, size }: SchoolComboboxProps) {
  const { text, query, onType, onChosen, onBlur } = useTypeAhead(chosen?.name, onClear);
  const schools = useQuery(schoolOptionsQuery(query));
  const newName = query === '' ? '' : text.trim();
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
        onAddName && newName.length >= minNameLength
          ? {
              label: `Add “${newName}”: our staff will confirm it`,
              onSelect: () => {
                onChosen();
                onAddName(newName);
              },
            }
          : undefined
      }
      size={size}
    />
  );
}
