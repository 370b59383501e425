import { ToggleGroup } from 'radix-ui';

export type Segment = { value: string; label: string };

type SegmentedControlProps = {
  segments: Segment[];
  value: string;
  onValueChange: (value: string) => void;
  /** Accessible name, such as 'Mode'. */
  label: string;
  size?: 'sm' | 'md';
};

/** Switch between two or three modes, one of which is always on. */
export function SegmentedControl(props: SegmentedControlProps) {
  const { segments, value, onValueChange, label, size = 'md' } = props;
  return (
    <ToggleGroup.Root
      type="single"
      value={value}
      // Radix reports '' when the selected mode is pressed again; it must stay selected.
      onValueChange={(next) => next && onValueChange(next)}
      aria-label={label}
      data-size={size}
      className="group inline-flex max-w-full justify-self-start rounded-2 border border-line-strong bg-surface-raised"
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          className="min-w-0 cursor-pointer truncate border-line-strong px-4 py-2 text-15 leading-6.5 font-medium text-ink-muted transition-colors duration-fast first:rounded-s-[5px] last:rounded-e-[5px] not-first:border-s hover:text-ink focus-visible:z-1 group-data-[size=sm]:px-3 group-data-[size=sm]:py-1 group-data-[size=sm]:text-14 data-[state=on]:bg-ink data-[state=on]:text-surface"
        >
          {segment.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
