import { expect, it } from 'vitest';
import { waitingPlace } from './waiting-place';

const listed = { schoolName: 'Khalifa University', courseCode: 'ECON 201', courseName: 'Macroeconomics' };
const none = { schoolName: null, courseCode: null, courseName: null };

it('[D25] a typed school and course are shown as they were typed, with whom they wait for', () => {
  expect(waitingPlace({ ...none, typedSchool: 'Gulf College', typedCourse: 'ECON 12' })).toBe(
    'ECON 12, Gulf College (waiting for our staff)',
  );
  expect(waitingPlace({ ...none, typedSchool: 'Gulf College' })).toBe('Gulf College (waiting for our staff)');
  expect(waitingPlace({ ...none, schoolName: 'Khalifa University', typedCourse: 'ECON 12' })).toBe(
    'ECON 12, Khalifa University (waiting for our staff)',
  );
});

it('[D25] a listed school and course wait for no one', () => {
  expect(waitingPlace(listed)).toBeUndefined();
  expect(waitingPlace(none)).toBeUndefined();
});
