import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';

/** Links for readers whose question the guide did not answer. */
export function StillStuck() {
  return (
    <p className="mt-10 border-t border-line pt-4 text-15 text-ink-muted print:hidden">
      Still have a question? <Link to={paths.help}>Search the answers</Link> or{' '}
      <Link to={`${paths.help}#message`}>write to us</Link>.
    </p>
  );
}
