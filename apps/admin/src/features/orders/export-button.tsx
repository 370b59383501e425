import { staffExportOrders } from '@aw/contracts/orders/staff';
import { Button } from '@aw/ui/primitives/button';
import { saveFile } from '@aw/ui/primitives/save-file';
import { Download } from 'lucide-react';
import { useChange } from '../../api/use-change';
import { useConsole } from '../../services/console-services';
import type { ListFilter } from './queries';

type ExportButtonProps = { filter: ListFilter };

/** Saves the view with its filters as a table for a spreadsheet; it is written to the audit log. */
export function ExportButton({ filter: { view, q, writerId, needs } }: ExportButtonProps) {
  const { api } = useConsole();
  const save = useChange({
    send: async () => {
      const bytes = await api.bytes(staffExportOrders, {
        query: { view, q: q || undefined, writerId, needs },
      });
      saveFile(bytes, `orders-${view.replaceAll('_', '-')}.csv`);
    },
    done: () => ({ title: 'Orders saved', description: 'The table is in your downloads.' }),
  });
  return (
    <Button
      size="sm"
      icon={Download}
      isPending={save.isPending}
      pendingLabel="Collecting…"
      onClick={() => save.mutate()}
    >
      Export
    </Button>
  );
}
