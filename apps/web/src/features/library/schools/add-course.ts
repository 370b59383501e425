import { addCourse, type Course, listSchoolCourses } from '@aw/contracts/schools/public';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { libraryKeys } from '../library-keys';

type NewCourse = { schoolId: number; name: string; code: string; department: string };

/** Adds a course to a school, or gives the one that has this code already (`isNew` tells which). */
export function useAddCourse() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewCourse): Promise<{ course: Course; isNew: boolean }> => {
      // The answer's status would tell, but the client gives its body only.
      const query = { q: body.code, limit: 100 };
      const alike = await api.call(listSchoolCourses, { params: { id: body.schoolId }, query });
      const course = await api.call(addCourse, { body });
      return { course, isNew: !alike.some(({ id }) => id === course.id) };
    },
    onSuccess: ({ course }) =>
      queryClient.invalidateQueries({ queryKey: libraryKeys.courses(course.schoolId) }),
  });
}
