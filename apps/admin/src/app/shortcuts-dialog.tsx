import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Key } from '../format/key';
import { setSingleKeys, useSingleKeys } from '../keyboard/single-keys';

const shortcuts = [
  { keys: ['/'], does: 'Search this list, or documents if there is no list' },
  { keys: ['j', '↓'], does: 'Next row (the arrow works while a row is focused)' },
  { keys: ['k', '↑'], does: 'Previous row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['x'], does: 'Select the order for a bulk action' },
  { keys: ['a'], does: 'Approve or keep the open post' },
  { keys: ['r'], does: 'Go to the removal reason' },
  { keys: ['Esc'], does: 'Close the open item' },
  { keys: ['F8'], does: 'Go to the notification' },
  { keys: ['?'], does: 'Show this list' },
];

type ShortcutsDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Dialog with the keyboard shortcuts, and a switch for those with a single letter. */
export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  const isOn = useSingleKeys();
  return (
    <Dialog title="Keyboard shortcuts" size="sm" isOpen={isOpen} onOpenChange={onOpenChange}>
      <dl className="grid text-14">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4 border-b border-line py-2">
            <dt className="order-2 flex gap-1">
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Use single-key shortcuts"
        help="Turn this off if you use dictation, or if keys do unexpected things."
        isChecked={isOn}
        onCheckedChange={setSingleKeys}
      />
    </Dialog>
  );
}
