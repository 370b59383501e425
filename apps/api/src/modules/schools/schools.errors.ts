import { FeatureError } from '../../errors/feature-error';

export const schoolNotFound = () =>
  new FeatureError(404, 'schools.not_found', "The school you're looking for doesn't exist.");
export const schoolUnknown = () =>
  new FeatureError(
    422,
    'schools.unknown',
    'This school is not in our list, so the course was not added. Please choose one from the list or ask us to add it.',
    {
      issues: [{ path: 'schoolId', message: 'Please choose a school from the list.' }],
    },
  );
export const courseNotFound = () =>
  new FeatureError(404, 'courses.not_found', "The course you're looking for doesn't exist.");
