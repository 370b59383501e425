import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { Upload } from 'lucide-react';
import { paths } from '~/lib/paths';

/** Replaces the list of a person's uploads while there are none. */
export function NoUploads() {
  return (
    <EmptyState
      level={3}
      icon={Upload}
      title="No documents uploaded yet"
      action={
        <Button asChild>
          <Link to={paths.upload()}>Upload Documents</Link>
        </Button>
      }
    >
      Your uploads appear here with the status of their checks.
    </EmptyState>
  );
}
