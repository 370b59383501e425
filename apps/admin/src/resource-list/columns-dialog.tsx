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

/** Which columns the list has. */
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

/** The columns that were left away in this browser, kept under a key, and how to change that; without a key none. */
export function useHiddenColumns(key: string | undefined) {
  const [hidden, setHidden] = useState(() => readHidden(key));
  const change = (next: readonly string[]) => {
    setHidden(next);
    try {
      if (key) localStorage.setItem(key, next.join(' '));
    } catch {
      // Where nothing can be kept the choice lives as long as the page.
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
