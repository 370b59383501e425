import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, idParams, lineField, pageQuery, textField } from '../fields';
import { schoolTypes } from './school-types';

export const school = z.object({
  id: z.number(),
  name: z.string(),
  type: z.enum(schoolTypes),
  location: z.nullable(z.string()),
  documentCount: z.number(),
  questionCount: z.number(),
});
export type School = z.infer<typeof school>;

const schoolFilter = { q: z.optional(textField(200)), type: z.optional(z.enum(schoolTypes)) };

export const listSchools = endpoint('GET /api/schools', {
  scope: 'public',
  tag: 'Schools',
  summary:
    'Schools by name. `q` matches name, location or type. `sort=documents` lists schools with the most documents first.',
  query: z.object({ ...schoolFilter, sort: z._default(z.enum(['name', 'documents']), 'name'), ...pageQuery }),
  responses: { 200: z.array(school) },
});

export const countSchools = endpoint('GET /api/schools/counts', {
  scope: 'public',
  tag: 'Schools',
  summary: 'How many schools match, in total and of each type: the figures on the tabs.',
  query: z.object({ q: schoolFilter.q }),
  responses: { 200: z.object({ all: z.number(), byType: z.record(z.enum(schoolTypes), z.number()) }) },
});

export const getSchool = endpoint('GET /api/schools/:id', {
  scope: 'public',
  tag: 'Schools',
  summary: 'One school.',
  params: idParams,
  responses: { 200: school },
  errors: ['schools.not_found'],
});

export const requestSchool = endpoint('POST /api/school-requests', {
  scope: 'session',
  tag: 'Schools',
  summary: 'Asks staff to add a school that is not in the list.',
  body: z.object({
    name: lineField(200).check(z.minLength(2, 'Please enter the name of the school.')),
    location: z.optional(lineField(200)),
  }),
  responses: { 201: z.object({ id: z.number(), reference: z.string() }) },
  errors: ['limits.places'],
});

export const course = z.object({
  id: z.number(),
  schoolId: z.number(),
  name: z.string(),
  code: z.nullable(z.string()),
  department: z.nullable(z.string()),
  documentCount: z.number(),
});
export type Course = z.infer<typeof course>;

const courseSearch = { q: z.optional(textField(200)), ...pageQuery };

export const listSchoolCourses = endpoint('GET /api/schools/:id/courses', {
  scope: 'public',
  tag: 'Courses',
  summary: 'The courses of a school by code. `q` matches name, code or department.',
  params: idParams,
  query: z.object(courseSearch),
  responses: { 200: z.array(course) },
  errors: ['schools.not_found'],
});

export const listCourses = endpoint('GET /api/courses', {
  scope: 'public',
  tag: 'Courses',
  summary: 'The courses of a school, with the school in the query.',
  query: z.object({ schoolId: idField, ...courseSearch }),
  responses: { 200: z.array(course) },
  errors: ['schools.not_found'],
});

export const listCoursesOfSchool = endpoint('GET /api/courses/:id', {
  scope: 'public',
  tag: 'Courses',
  summary: 'The courses of a school, with the school in the path.',
  params: idParams,
  query: z.object(courseSearch),
  responses: { 200: z.array(course) },
  errors: ['schools.not_found'],
});

export const addCourse = endpoint('POST /api/courses', {
  scope: 'session',
  tag: 'Courses',
  summary: 'Adds a course. Returns 200 with the existing course if the school already has the code.',
  body: z.object({
    schoolId: idField,
    name: lineField(200).check(z.minLength(1, 'Please enter the name of the course.')),
    code: lineField(40).check(z.minLength(1, 'Please enter a course code.')),
    department: lineField(200),
  }),
  responses: { 200: course, 201: course },
  errors: ['schools.unknown'],
});
