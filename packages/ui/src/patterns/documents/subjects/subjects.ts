import { appliedGlyphs } from './glyphs/applied';
import { formalGlyphs } from './glyphs/formal';
import { type Glyph, genericGlyph } from './glyphs/glyph';
import { humaneGlyphs } from './glyphs/humane';
import { lifeGlyphs } from './glyphs/life';
import { naturalGlyphs } from './glyphs/natural';
import { societyGlyphs } from './glyphs/society';

const families = {
  formal: formalGlyphs,
  natural: naturalGlyphs,
  life: lifeGlyphs,
  society: societyGlyphs,
  humane: humaneGlyphs,
  applied: appliedGlyphs,
};

/** The six hue families. */
export type SubjectFamily = keyof typeof families;
/** Names of the subjects that have a glyph. */
export type SubjectName = { [Family in SubjectFamily]: keyof (typeof families)[Family] }[SubjectFamily];
export type Subject = { id: string; name: string; family: SubjectFamily };

function subjectId(subject: string): string {
  return subject
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
}

const familyNames = ['formal', 'natural', 'life', 'society', 'humane', 'applied'] as const;

const entries = familyNames.flatMap((family) =>
  Object.entries<Glyph>(families[family]).map(([name, glyph]) => ({
    id: subjectId(name),
    name,
    family,
    glyph,
  })),
);
const byId = new Map(entries.map((entry) => [entry.id, entry]));

/** The 38 subjects, family by family. */
export const subjects: readonly Subject[] = entries.map(({ id, name, family }) => ({ id, name, family }));

/** Returns the hue family of a subject, given by name or id; `formal` for any other text. */
export function subjectFamily(subject: string): SubjectFamily {
  return byId.get(subjectId(subject))?.family ?? 'formal';
}

/** Returns the glyph of a subject, given by name or id; the generic one for any other text. */
export function subjectGlyph(subject: string): Glyph {
  return byId.get(subjectId(subject))?.glyph ?? genericGlyph;
}

/** Returns the name of a subject, given by name or id; any other text unchanged. */
export function subjectName(subject: string): string {
  return byId.get(subjectId(subject))?.name ?? subject;
}
