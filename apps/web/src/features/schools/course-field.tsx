import type { Suggestion } from '@aw/contracts/search/public';
import { Combobox } from '@aw/ui/primitives/combobox';
import { Field } from '@aw/ui/primitives/field';
import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '~/lib/paths';
import { useGo } from '~/lib/use-go';
import { suggestionsQuery } from '~/shell/search/suggestions';

/** Field that completes a course of any school while it is typed. Choosing one opens its page. `typed` was typed elsewhere. */
export function CourseField({ typed = '' }: { typed?: string }) {
  const go = useGo();
  const [text, setText] = useState(typed);
  const words = useDebounced(text.trim());
  const suggestions = useQuery({ ...suggestionsQuery(words, 'course'), enabled: words !== '' });
  return (
    <Field label="Find a course">
      <Combobox
        options={courseOptions(words === '' ? [] : suggestions.data)}
        query={text}
        onQueryChange={setText}
        onSelect={({ value }) => void go(paths.course(Number(value)))}
        isLoading={suggestions.isFetching}
        placeholder="e.g. MATH 152"
        emptyText={emptyTextOf(words, suggestions.isError)}
      />
    </Field>
  );
}

/** Returns the courses among suggestions. A server of the previous release suggests other kinds too. */
export function courseOptions(suggestions: Suggestion[] = []) {
  return suggestions
    .filter(({ kind }) => kind === 'course')
    .map(({ id, title, detail }) => ({ value: String(id), label: title, detail }));
}

function emptyTextOf(words: string, isError: boolean): string {
  if (words === '') return 'Type a course or its code.';
  return isError ? 'The courses did not load. Please try again.' : 'No course matches.';
}
