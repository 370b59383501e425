import { SubjectGlyph } from './subject-glyph';

export type SubjectChoice = {
  value: string;
  label: string;
  /** Name or id of the subject whose glyph is shown. Any other text gets the generic glyph. */
  sign: string;
};

export type SubjectGridProps = {
  subjects: readonly SubjectChoice[];
  /** Chosen subject. */
  value: string | undefined;
  onValueChange: (value: string) => void;
};

/** Lets people choose one of a few subjects, shown with their glyphs. */
export function SubjectGrid({ subjects, value: chosen, onValueChange }: SubjectGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {subjects.map(({ value, label, sign }) => (
        <li key={value} className="grid">
          <button
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onValueChange(value)}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-2 border border-line p-2 pe-3 text-start text-15 font-strong hover:border-line-strong hover:bg-surface-raised aria-pressed:border-accent aria-pressed:bg-accent-surface"
          >
            <SubjectGlyph subject={sign} variant="boxed" />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
