import { useSearchParams } from 'react-router';
import { useTitle } from '../../format/use-title';
import { TextsList } from './content-list';
import { TextEditor } from './text-editor';

/** The texts of the site: all of them, or the one that the address names. */
export function TextsPage() {
  const [search] = useSearchParams();
  const name = search.get('name');
  useTitle('Texts');
  return (
    <div className="grid max-w-page grid-cols-1 content-start gap-4 px-4 py-3.5">
      {name ? <TextEditor key={name} name={name} /> : <TextsList />}
    </div>
  );
}
