import type { StaffOrder } from '@aw/contracts/orders/staff';
import { PanelSection } from '../../../resource-list/panel-section';
import { FileLine } from './file-line';

type FilesSectionProps = { order: StaffOrder };

/** The brief's files, drafts and deliveries; what goes with a message stands there. */
export function FilesSection({ order: { id, files, messages } }: FilesSectionProps) {
  const inMessages = new Set(messages.flatMap((message) => message.files.map((file) => file.id)));
  const shown = files.filter((file) => !inMessages.has(file.id));
  if (shown.length === 0) return null;
  return (
    <PanelSection title="Files">
      <ul className="grid gap-2">
        {shown.map((file) => (
          <FileLine key={file.id} orderId={id} file={file} />
        ))}
      </ul>
    </PanelSection>
  );
}
