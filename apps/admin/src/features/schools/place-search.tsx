import { reasonOf } from '@aw/contracts/api-error';
import { listSimilarPlaces, type Place, type SimilarPlace } from '@aw/contracts/schools/places';
import { Combobox } from '@aw/ui/primitives/combobox';
import { Field } from '@aw/ui/primitives/field';
import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../api/call-query';
import { useConsole } from '../../services/console-services';

type PlaceSearchProps = {
  place: Place;
  /** Called with undefined as soon as the words change again. */
  onChoose: (place: SimilarPlace | undefined) => void;
};

/** Finds a school, or a course of the place's school, that is not among the similar ones. */
export function PlaceSearch({ place: { id, kind, school }, onChoose }: PlaceSearchProps) {
  const { api } = useConsole();
  const [query, setQuery] = useState('');
  const words = useDebounced(query.trim());
  const search = useQuery({
    ...callQuery(api, ['places', 'similar', String(id), words], listSimilarPlaces, {
      params: { id },
      query: { q: words },
    }),
    enabled: words !== '',
  });
  const places = words === '' ? [] : (search.data ?? []);
  return (
    <Field
      label={kind === 'school' ? 'School' : 'Course'}
      help={school ? `A course of ${school.name}.` : undefined}
      error={search.error ? `The search failed. ${reasonOf(search.error)}` : undefined}
      isRequired
    >
      <Combobox
        options={places.map((one) => ({
          value: String(one.id),
          label: one.name,
          detail: one.detail ?? undefined,
          place: one,
        }))}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          onChoose(undefined);
        }}
        onSelect={({ place }) => {
          setQuery(place.name);
          onChoose(place);
        }}
        isLoading={query.trim() !== '' && (search.isFetching || words !== query.trim())}
        placeholder={kind === 'school' ? 'Name of the school' : 'Name or code of the course'}
        emptyText={words === '' ? `Type a name of a ${kind} in the list.` : `No ${kind} matches.`}
      />
    </Field>
  );
}
