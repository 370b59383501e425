import { Button } from '@aw/ui/primitives/button';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Columns3 } from 'lucide-react';
import { type Column, columnNames, optionalColumns } from './columns';

type ColumnsDialogProps = { hidden: readonly Column[]; onHiddenChange: (hidden: Column[]) => void };

/** Which columns the list has; the choice is kept in this browser. */
export function ColumnsDialog({ hidden, onHiddenChange }: ColumnsDialogProps) {
  return (
    <Dialog
      title="Columns"
      description="The number of an order always stays; on a narrow screen the list leaves more away by itself."
      size="sm"
      trigger={
        <Button size="sm" icon={Columns3}>
          Columns
        </Button>
      }
    >
      <div className="grid gap-2">
        {optionalColumns.map((column) => (
          <Checkbox
            key={column}
            label={columnNames[column]}
            isChecked={!hidden.includes(column)}
            onCheckedChange={(isShown) =>
              onHiddenChange(isShown ? hidden.filter((other) => other !== column) : [...hidden, column])
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
