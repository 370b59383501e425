import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import type { IconType } from '@aw/ui/primitives/icon';
import { Link } from '@aw/ui/primitives/link';
import { Bookmark, BookOpen, Unlock } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '~/lib/paths';
import { sendsPrivacySignal } from './privacy-signal';

type NothingProps = { icon: IconType; title: string; children: ReactNode };

/** Empty tab whose action is to look for documents. */
function Nothing({ icon, title, children }: NothingProps) {
  return (
    <EmptyState
      level={3}
      icon={icon}
      title={title}
      action={
        <Button asChild>
          <Link to={paths.documents()}>Browse Documents</Link>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}

export function NothingSaved() {
  return (
    <Nothing icon={Bookmark} title="No saved documents yet">
      Press Save on a document, and you find it here again.
    </Nothing>
  );
}

export function NothingUnlocked() {
  return (
    <Nothing icon={Unlock} title="No unlocked documents yet">
      Documents you unlock stay yours. You can read and download them from here at any time.
    </Nothing>
  );
}

export function NothingRead() {
  return (
    <Nothing icon={BookOpen} title="No documents read yet">
      {sendsPrivacySignal()
        ? 'Your browser asks sites for privacy, so we do not store which documents you read. Documents you save appear under Saved.'
        : 'Documents you open appear here, so that you can go on reading.'}
    </Nothing>
  );
}
