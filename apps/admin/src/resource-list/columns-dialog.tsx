import { Button } from '@aw/ui/primitives/button';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import type { Column } from './column';

type ColumnsDialogProps = {
  columns: readonly Pick<Column<never>, 'name' | 'head' | 'isHideable'>[];
  description: string;
  hidden: readonly string[];
  onHiddenChange: (hidden: readonly string[]) => void;
};

/** Dialog that shows and hides columns. */
export function ColumnsDialog({ columns, description, hidden, onHiddenChange }: ColumnsDialogProps) {
  return (
    <Dialog
      title="Columns"
      description={description}
      size="sm"
      trigger={
        <Button size="sm" icon={Columns3}>
          Columns
        </Button>
      }
    >
      <div className="grid gap-2">
        {columns
          .filter(({ isHideable }) => isHideable)
          .map(({ name, head }) => (
            <Checkbox
              key={name}
              label={head}
              isChecked={!hidden.includes(name)}
              onCheckedChange={(isShown) =>
                onHiddenChange(isShown ? hidden.filter((other) => other !== name) : [...hidden, name])
              }
            />
          ))}
      </div>
    </Dialog>
  );
}

/**
 * Returns the columns that are hidden in this browser, saved under a key, and a function that changes them. Without a
 * key, no columns are hidden.
 */
export function useHiddenColumns(key: string | undefined) {
  const [hidden, setHidden] = useState(() => readHidden(key));
  const change = (next: readonly string[]) => {
    setHidden(next);
    try {
      if (key) localStorage.setItem(key, next.join(' '));
    } catch {
      // Without storage the choice is lost with the page.
    }
  };
  return [hidden, change] as const;
}

function readHidden(key: string | undefined): readonly string[] {
  try {
    return key ? (localStorage.getItem(key) ?? '').split(' ').filter(Boolean) : [];
  } catch {
    return [];
  }
}
