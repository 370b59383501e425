/** Stored values with their singular and plural labels; unknown values get the generic ones. */
export const schoolTypeNames = {
  university: { one: 'University', many: 'Universities' },
  college: { one: 'College', many: 'Colleges' },
  community_college: { one: 'Community College', many: 'Community Colleges' },
  graduate_school: { one: 'Graduate School', many: 'Graduate Schools' },
  seminary: { one: 'Seminary', many: 'Seminaries' },
  school: { one: 'School', many: 'Schools' },
} as const;

export type SchoolType = keyof typeof schoolTypeNames;

export const schoolTypes = Object.keys(schoolTypeNames) as [SchoolType, ...SchoolType[]];

/** The five types with a tab of their own; `school` is the generic one. */
export const schoolTabs = [
  'university',
  'college',
  'community_college',
  'graduate_school',
  'seminary',
] as const satisfies SchoolType[];

/** Returns the type that a school's name contains, the most specific word first; `school` if there is none. */
export function schoolTypeOf(name: string): SchoolType {
  const text = name.toLowerCase();
  if (/\bseminary\b|\bseminario\b|\bséminaire\b|\bpriesterseminar\b/.test(text)) return 'seminary';
  if (/\bcommunity college\b|\bjunior college\b/.test(text)) return 'community_college';
  if (/\bgraduate (school|institute|center|centre|university)\b/.test(text)) return 'graduate_school';
  if (
    /universit|universidad|università|universidade|\buniv\b|uniwersytet|üniversite|egyetem|univerzit/.test(
      text,
    )
  )
    return 'university';
  if (/\bcollege\b|\bcollège\b|\bcolegio\b|\bkolej\b/.test(text)) return 'college';
  return 'school';
}
