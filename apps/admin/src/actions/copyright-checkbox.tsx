import { Checkbox } from '@aw/ui/primitives/checkbox';

type CopyrightCheckboxProps = { isChecked: boolean; onCheckedChange: (isChecked: boolean) => void };

/** Says that later uploads of a removed document are refused. */
export function CopyrightCheckbox({ isChecked, onCheckedChange }: CopyrightCheckboxProps) {
  return (
    <Checkbox
      label="Someone else holds the rights: it stays down"
      help="Select this if it is removed because of copyright. It then breaks the rules, too. We keep hashes of its bytes and word sequences, and refuse later uploads of it or of parts of it. Restoring the document deletes them."
      isChecked={isChecked}
      onCheckedChange={onCheckedChange}
    />
  );
}
