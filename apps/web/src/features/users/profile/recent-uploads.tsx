import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { Upload } from 'lucide-react';
import { UploadRow } from '~/documents/upload-row';
import { paths } from '~/lib/paths';
import { Panel } from '~/shell/panel';
import { PreviewList } from './preview-list';
import { uploadsQuery } from './profile-queries';

/** The person's latest uploads with their status, more on demand. A refused upload shows the reason and a link to appeal. */
export function RecentUploads({ userId }: { userId: string }) {
  return (
    <Panel title="Recent Uploads">
      <PreviewList query={(limit) => uploadsQuery(userId, limit)} noun="Uploads" empty={<NoUploads />}>
        {(documents) => (
          <ul className="grid">
            {documents.map((document) => (
              <UploadRow key={document.id} document={document} />
            ))}
          </ul>
        )}
      </PreviewList>
    </Panel>
  );
}

function NoUploads() {
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
