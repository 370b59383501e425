import { ListFilter } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../primitives/button';
import { Checkbox } from '../primitives/checkbox';
import { FieldGroup } from '../primitives/field';
import { SubjectTag } from './subject-tag';

export type FilterOption = {
  value: string;
  label: string;
  /** How many there are with the other filters as they stand; left out where nobody counted. */
  count?: number;
};

export type FilterGroupProps = {
  legend: string;
  options: FilterOption[];
  selected: string[];
  onChange: (selected: string[]) => void;
  /** How many are shown before the rest is asked for; chosen ones always are. */
  shownCount?: number;
  /** What the rest is called: 'subjects' in '3 more subjects'. */
  noun?: string;
  /** Draws each label as a subject with its sign. */
  isSubject?: boolean;
};

/** Checkboxes under one legend with their counts; a long list ends in 'N more subjects'. */
export function FilterGroup(props: FilterGroupProps) {
  const { legend, options, selected, onChange, shownCount = 6, noun = 'options', isSubject = false } = props;
  const [isOpen, setIsOpen] = useState(false);
  const hidden = options.filter((option, at) => at >= shownCount && !selected.includes(option.value));
  const shown = isOpen ? options : options.filter((option) => !hidden.includes(option));

  const choose = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...selected, value] : selected.filter((other) => other !== value));

  return (
    <FieldGroup label={legend}>
      <div className="grid grid-cols-1">
        {shown.map((option) => (
          <div key={option.value} className="grid min-h-9 content-center">
            <Checkbox
              label={isSubject ? <SubjectTag subject={option.label} /> : option.label}
              isChecked={selected.includes(option.value)}
              onCheckedChange={(isChosen) => choose(option.value, isChosen)}
              count={option.count}
            />
          </div>
        ))}
      </div>
      {hidden.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-7 items-center justify-self-start text-14 font-strong text-accent hover:underline"
        >
          {isOpen ? `Fewer ${noun}` : `${hidden.length} more ${noun}`}
        </button>
      )}
    </FieldGroup>
  );
}

export type FilterRailProps = {
  /** Filter groups, and fields of their own like the school. */
  children: ReactNode;
  /** Names the region; 'Filters'. */
  label?: string;
};

/** The column of filters beside a list: 212 px wide from 900 px on; on a phone its place is in a sheet. */
export function FilterRail({ children, label = 'Filters' }: FilterRailProps) {
  return (
    <section aria-label={label} className="grid min-w-0 content-start gap-8 lg:w-53">
      {children}
    </section>
  );
}

export type FilterButtonProps = Omit<
  ComponentProps<typeof Button>,
  'children' | 'icon' | 'size' | 'variant'
> & {
  /** How many filters are on. */
  count: number;
};

/** Opens the filters where there is no room for the rail; says how many are on. */
export function FilterButton({ count, ...props }: FilterButtonProps) {
  return (
    <Button {...props} size="sm" icon={ListFilter}>
      Filters
      {count > 0 && (
        <span className="rounded-full bg-ink px-1.5 text-12 leading-4.5 text-surface tabular-nums">
          {count}
          <span className="sr-only"> on</span>
        </span>
      )}
    </Button>
  );
}
