import texts from '@aw/content/services';
import { orderServices } from '@aw/contracts/orders/services';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';

const titles = new Map<string, string>(orderServices.map(({ id, title }) => [id, title]));

/** What can be ordered, each with the way to its line in the price list. */
export function ServicesIndex() {
  return (
    <CueSection
      title="Services"
      lead="What people write, edit and prepare here."
      action={{ label: 'Price list', to: paths.services }}
    >
      <ul className="-mt-2.5 gap-x-10 sm:columns-2 desk:columns-3">
        {texts.services.map(({ id }) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <Link
              to={`${paths.services}#${id}`}
              className="block py-2.5 text-15 text-ink no-underline hover:underline"
            >
              {titles.get(id) ?? id}
            </Link>
          </li>
        ))}
      </ul>
    </CueSection>
  );
}
