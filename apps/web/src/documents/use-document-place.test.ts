import { expect, it } from 'vitest';
import { sampleCard } from '~/testing/render-static';
import { changedPlace, placeOf } from './use-document-place';

const unlisted = { schoolId: null, schoolName: null, courseId: null, courseCode: null, courseName: null };
const typed = { ...sampleCard, ...unlisted, typedSchool: 'Gulf College', typedCourse: 'ECON 12' };
const school = { id: 4, name: 'Khalifa University' };
const course = { id: 9, name: 'Macroeconomics', code: 'ECON 201' };

it('[D25] a change of other fields does not send the place, so that typed names are kept', () => {
  expect(changedPlace(typed, placeOf(typed))).toEqual({});
  expect(changedPlace(sampleCard, placeOf(sampleCard))).toEqual({});
});

it('[D25] a place from the list replaces a typed one, and another course keeps a typed school', () => {
  expect(changedPlace(typed, { school, course })).toEqual({ schoolId: 4, courseId: 9 });
  expect(changedPlace(typed, { school })).toEqual({ schoolId: 4, courseId: null });
  expect(changedPlace(typed, { typedSchool: 'Gulf College' })).toEqual({ courseId: null });
  expect(changedPlace(typed, {})).toEqual({ schoolId: null, courseId: null });
});
