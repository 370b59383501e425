import type { User } from '@aw/contracts/users/public';
import { Avatar } from '@aw/ui/primitives/avatar';
import { Tag } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { Icon } from '@aw/ui/primitives/icon';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { LibraryBig, Package, Settings } from 'lucide-react';
import { paths } from '~/lib/paths';
import { ResendVerification } from '~/shell/resend-verification';
import { nameOf } from '~/shell/user';
import { displayName, memberSince, roleName, shortId } from './profile-text';

/** Card with the person's avatar, name, member-since date, role and short id. */
export function ProfileCard({ user }: { user: User }) {
  const name = displayName(user);
  return (
    <section
      aria-label="Your details"
      className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-2 border border-line bg-surface-raised p-5 lg:p-6"
    >
      <Avatar
        name={user.isAnonymous ? name : nameOf(user)}
        imageUrl={user.profileImageUrl ?? undefined}
        size="lg"
      />
      <div className="min-w-0">
        <h2 className="text-22 wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-14 text-ink-muted">{memberSince(user.createdAt)}</p>
      </div>
      <p className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3 text-14 text-ink-muted">
        <Tag>{roleName(user)}</Tag>
        <span className="inline-flex items-center gap-1">
          User ID <span className="font-mono text-13 text-ink">{shortId(user.id)}</span>
          <CopyButton value={user.id} label="Copy user ID" />
        </span>
      </p>
      {user.isAnonymous ? <JoinLinks /> : <OwnAccount user={user} />}
      <p className="col-span-full flex flex-wrap gap-x-5 text-14">
        <Link to={paths.library()} className="inline-flex min-h-6 items-center gap-1.5 font-strong">
          <Icon icon={LibraryBig} size="sm" />
          My library
        </Link>
        <Link to={paths.orders} className="inline-flex min-h-6 items-center gap-1.5 font-strong">
          <Icon icon={Package} size="sm" />
          Your orders
        </Link>
      </p>
    </section>
  );
}

function JoinLinks() {
  return (
    <div className="col-span-full grid gap-3 text-14 text-ink-muted">
      <p>
        You have no account yet, so your uploads, rewards and credits are linked to this browser. With an
        account, you have them on every device. You also get one more credit when you confirm your email
        address.
      </p>
      <p className="flex flex-wrap gap-2">
        <Button asChild size="sm">
          <Link to={paths.join}>Join</Link>
        </Button>
        <Button asChild size="sm" variant="quiet">
          <Link to={paths.login({ next: paths.profile })}>Sign In</Link>
        </Button>
      </p>
    </div>
  );
}

function OwnAccount({ user }: { user: User }) {
  return (
    <div className="col-span-full grid gap-3 text-14">
      {user.email && !user.isEmailVerified && (
        <Note tone="caution" title="Please confirm your email address.">
          Open the link we emailed to {user.email}.{' '}
          {!user.hadWelcomeCredit && 'You also get 1 unlock credit (once per inbox).'}
          <div className="mt-2">
            <ResendVerification />
          </div>
        </Note>
      )}
      <p>
        <Link to={paths.settings} className="inline-flex min-h-6 items-center gap-1.5 font-strong">
          <Icon icon={Settings} size="sm" />
          Settings
        </Link>
      </p>
    </div>
  );
}
