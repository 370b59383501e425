import { reasonOf } from '@aw/contracts/api-error';
import type { UserSummary } from '@aw/contracts/users/staff';
import { Combobox } from '@aw/ui/primitives/combobox';
import { Field } from '@aw/ui/primitives/field';
import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../services/console-services';
import { matchingUsersQuery } from '../queries';
import { displayName } from '../user-name';
import { mergeCandidates } from './merge-candidates';

const typingPauseMs = 150;

type UserSearchProps = {
  label: string;
  help: string;
  /** Id of the person that the dialog is about, who is not offered. */
  except: string;
  /** Called with undefined as soon as the words change again. */
  onChoose: (user: UserSummary | undefined) => void;
};

/** Finds another person by email address, name or id. */
export function UserSearch({ label, help, except, onChoose }: UserSearchProps) {
  const { api } = useConsole();
  const [query, setQuery] = useState('');
  const words = useDebounced(query.trim(), typingPauseMs);
  const search = useQuery({ ...matchingUsersQuery(api, words), enabled: words !== '' });
  const users = words === '' ? [] : mergeCandidates(search.data ?? [], except);
  return (
    <Field
      label={label}
      help={help}
      error={search.error ? `The search failed. ${reasonOf(search.error)}` : undefined}
      isRequired
    >
      <Combobox
        options={users.map((user) => ({
          value: user.id,
          label: displayName(user),
          detail: user.email ? `${user.email}, ${user.id}` : user.id,
          user,
        }))}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          onChoose(undefined);
        }}
        onSelect={({ user }) => {
          setQuery(displayName(user));
          onChoose(user);
        }}
        isLoading={query.trim() !== '' && (search.isFetching || words !== query.trim())}
        placeholder="Email, name or ID"
        emptyText={words === '' ? 'Type an email address, a name or an ID.' : 'No one else matches.'}
      />
    </Field>
  );
}
