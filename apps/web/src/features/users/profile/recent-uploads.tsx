import { NoUploads } from '~/documents/no-uploads';
import { UploadRow } from '~/documents/upload-row';
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
