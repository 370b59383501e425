import { type SubjectFamily, subjectFamily, subjectGlyph } from './subjects';

export {
  type Subject,
  type SubjectFamily,
  type SubjectName,
  subjectFamily,
  subjectName,
  subjects,
} from './subjects';

/** Text class for the ink of a family. */
export const familyInk: Record<SubjectFamily, string> = {
  formal: 'text-formal',
  natural: 'text-natural',
  life: 'text-life',
  society: 'text-society',
  humane: 'text-humane',
  applied: 'text-applied',
};

/** Background class for the tinted paper of a family. */
export const familySurface: Record<SubjectFamily, string> = {
  formal: 'bg-formal-surface',
  natural: 'bg-natural-surface',
  life: 'bg-life-surface',
  society: 'bg-society-surface',
  humane: 'bg-humane-surface',
  applied: 'bg-applied-surface',
};

export type SubjectGlyphProps = {
  /** Name or id of the subject. Any other text gets the generic glyph. */
  subject: string;
  /** `boxed` places the glyph on a tinted square of 40 px. */
  variant?: 'plain' | 'boxed';
};

/** Glyph of a discipline in its family's hue. Decorative: the name is beside it. */
export function SubjectGlyph({ subject, variant = 'plain' }: SubjectGlyphProps) {
  const family = subjectFamily(subject);
  const { fill, stroke } = subjectGlyph(subject);
  const isBoxed = variant === 'boxed';
  const drawing = (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className={isBoxed ? 'size-5.5' : `size-4.5 flex-none ${familyInk[family]}`}
    >
      {fill && <path d={fill} fill="currentColor" />}
      {stroke && (
        <path
          d={stroke}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.7}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
  if (!isBoxed) return drawing;
  return (
    <span
      className={`grid size-10 flex-none place-items-center rounded-1 ${familySurface[family]} ${familyInk[family]}`}
    >
      {drawing}
    </span>
  );
}
