import { paths } from '~/lib/paths';
import { MissingPage } from '~/shell/missing-page';

/** Shown for an unknown school. */
export function SchoolMissing() {
  return (
    <MissingPage
      title="School Not Found"
      lead="The school you're looking for doesn't exist."
      back={{ label: 'Back to Schools', to: paths.schools() }}
      browse={{ label: 'Browse Schools', to: paths.schools() }}
    />
  );
}
