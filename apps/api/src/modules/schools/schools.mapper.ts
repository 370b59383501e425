import type { Course, School } from '@aw/contracts/schools/public';
import { type SchoolType, schoolTypes } from '@aw/contracts/schools/school-types';
import type * as schools from '@aw/db/schools';

type SchoolRow = NonNullable<Awaited<ReturnType<typeof schools.find>>>;
type CourseRow = NonNullable<Awaited<ReturnType<typeof schools.findCourse>>>;

export function toSchool(row: SchoolRow): School {
  return {
    id: row.id,
    name: row.name,
    type: toSchoolType(row.type),
    location: row.location,
    documentCount: row.document_count,
    questionCount: row.question_count,
  };
}

export function toCourse(row: CourseRow): Course {
  return {
    id: row.id,
    schoolId: row.school_id,
    name: row.name,
    code: row.code,
    department: row.department,
    documentCount: row.document_count,
  };
}

/** Returns a type of the contract, or `school` for an unknown one. */
export function toSchoolType(type: string): SchoolType {
  return schoolTypes.find((schoolType) => schoolType === type) ?? 'school';
}
