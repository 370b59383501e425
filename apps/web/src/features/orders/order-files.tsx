import { urlOf } from '@aw/contracts/client';
import { getOrderFile, type Order, type OrderFile } from '@aw/contracts/orders/public';
import { type PrivateFile, PrivateFiles } from '@aw/ui/patterns/private-files';
import { checkNote } from '~/lib/file-checks';
import { columnHeading } from './order-columns';
import { fileTime } from './order-time';

/** Files of both sides, newest first, with deliveries labelled. */
export function OrderFiles({ order, now }: { order: Order; now: Date }) {
  const newestFirst = order.files.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const filesFrom = (from: OrderFile['from']) =>
    newestFirst.filter((file) => file.from === from).map((file) => privateFile(order.id, file, now));
  const [staffFiles, ownFiles] = [filesFrom('staff'), filesFrom('customer')];
  return (
    <section aria-labelledby="files" className="content-start">
      <h2 id="files" className={`mb-3 ${columnHeading}`}>
        Files
      </h2>
      <div className="grid gap-3">
        {staffFiles.length > 0 && <PrivateFiles title="From your writer" files={staffFiles} />}
        {ownFiles.length > 0 && <PrivateFiles title="From you" files={ownFiles} />}
        {staffFiles.length + ownFiles.length === 0 && (
          <p className="text-14 text-ink-muted">
            No files yet. You will see your files and your writer’s files here. They are private to this
            order.
          </p>
        )}
      </div>
    </section>
  );
}

function privateFile(orderId: string, file: OrderFile, now: Date): PrivateFile {
  const { id, fileName, sizeBytes, role, status, reason, createdAt } = file;
  return {
    key: id,
    name: fileName,
    sizeBytes,
    when: fileTime(createdAt, now),
    tag: role === 'delivery' ? 'Delivered work' : undefined,
    to: status === 'ready' ? urlOf(getOrderFile, { params: { orderId, fileId: id } }) : undefined,
    note: checkNote(file, now),
    problem: status === 'refused' ? (reason ?? 'This file was not accepted.') : undefined,
  };
}
