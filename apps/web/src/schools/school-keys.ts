/** First parts of the cache keys of schools and their courses; invalidating one refreshes every list below it. */
export const schoolKeys = {
  schools: ['schools'],
  courses: (schoolId: number) => ['schools', schoolId, 'courses'] as const,
} as const;
