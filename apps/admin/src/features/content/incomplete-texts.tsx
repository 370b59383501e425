import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../format/load-error';
import { useConsole } from '../../services/console-services';
import { textsQuery } from './queries';
import { textsAddress, textTitle } from './text-names';

/** Texts of the site that staff still have to complete. Shows nothing if there is none. */
export function IncompleteTexts() {
  const { api } = useConsole();
  const query = useQuery(textsQuery(api));
  const { data, error } = query;
  if (!data) return error ? <LoadError title="The texts to complete did not load" query={query} /> : null;
  return data
    .filter(({ todo }) => todo)
    .map(({ name, todo }) => (
      <Note
        key={name}
        tone="caution"
        title={`${todo}.`}
        action={<Link to={textsAddress(name)}>Open the text</Link>}
      >
        The text “{textTitle(name)}” is not complete.
      </Note>
    ));
}
