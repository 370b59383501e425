import { ListFilter } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../primitives/button';
import { Checkbox } from '../../primitives/checkbox';
import { FieldGroup } from '../../primitives/field';
import { SubjectTag } from '../documents/subjects/subject-tag';

export type FilterOption = {
  value: string;
  label: string;
  /** Number of results with the other filters as they are; left out when nobody counted. */
  count?: number;
};

export type FilterGroupProps = {
  legend: string;
  options: FilterOption[];
  selected: string[];
  onChange: (selected: string[]) => void;
  /** Number of options shown before the list is expanded. Chosen options are always shown. */
  shownCount?: number;
  /** Plural for the hidden options: 'subjects' in '3 more subjects'. */
  noun?: string;
  /** Shows each label as a subject with its glyph. */
  isSubject?: boolean;
};

/** Checkboxes with counts under one legend. A long list ends in a button such as '3 more subjects'. */
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
  /** Filter groups and other fields, such as the school. */
  children: ReactNode;
};

/** Column of filters beside a list, 212 px wide from 900 px on. On a phone the filters are in a sheet. */
export function FilterRail({ children }: FilterRailProps) {
  return (
    <section aria-label="Filters" className="grid min-w-0 content-start gap-8 lg:w-53">
      {children}
    </section>
  );
}

export type FilterButtonProps = Omit<
  ComponentProps<typeof Button>,
  'children' | 'icon' | 'size' | 'variant'
> & {
  /** Number of active filters. */
  count: number;
};

/** Opens the filters where there is no room for the rail, and shows how many are active. */
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
