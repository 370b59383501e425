import { paths } from '~/lib/paths';
import { MissingPage } from '~/shell/missing-page';

/** Shown for an unknown course. */
export function CourseMissing() {
  return (
    <MissingPage
      title="Course Not Found"
      lead="The course you're looking for doesn't exist."
      back={{ label: 'Back to Schools', to: paths.schools() }}
      browse={{ label: 'Browse Schools', to: paths.schools() }}
    />
  );
}
