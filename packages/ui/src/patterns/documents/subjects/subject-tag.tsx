import { familyInk, SubjectGlyph, subjectFamily, subjectName } from './subject-glyph';

export type SubjectTagProps = {
  /** Name or id of the subject. Any other text, such as 'General', is shown with the generic glyph. */
  subject: string;
};

/** Glyph and name of a subject on one line. */
export function SubjectTag({ subject }: SubjectTagProps) {
  const ink = familyInk[subjectFamily(subject)];
  return (
    <span
      className={`inline-flex min-w-0 items-center gap-1.5 text-13 leading-5 font-strong whitespace-nowrap ${ink}`}
    >
      <SubjectGlyph subject={subject} />
      <span className="truncate">{subjectName(subject)}</span>
    </span>
  );
}
