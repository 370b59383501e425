import { Link } from '@aw/ui/primitives/link';
import { usePublicConfig } from '~/lib/config';
import { supportLinks } from '~/shell/contacts';

/** Every way to reach support, in one line. */
export function SupportLinks() {
  const config = usePublicConfig();
  return (
    <>
      <span>No access to your mailbox? Support helps:</span>
      {supportLinks(config).map(({ label, to }) => (
        <Link key={label} to={to} className="inline-flex min-h-6 items-center">
          {label}
        </Link>
      ))}
    </>
  );
}
