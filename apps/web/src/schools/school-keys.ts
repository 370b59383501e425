/** Prefixes of the cache keys of schools and courses. Invalidating one refreshes all queries that start with it. */
export const schoolKeys = {
  schools: ['schools'],
  courses: (schoolId: number) => ['schools', schoolId, 'courses'] as const,
  /** Page of a course. */
  course: (id: number) => ['course', id] as const,
} as const;
