/** Prefixes of the cache keys of schools and courses. Invalidating one refreshes all queries that start with it. */
export const schoolKeys = {
  schools: ['schools'],
  courses: (schoolId: number) => ['schools', schoolId, 'courses'] as const,
  /** Title of a course whose school is not known, which only a suggestion can give. */
  courseTitle: (courseId: number) => ['course-titles', courseId] as const,
} as const;
