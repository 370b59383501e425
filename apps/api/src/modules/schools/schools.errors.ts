import { formatCount } from '@aw/contracts/duration-text';
import { FeatureError } from '../../errors/feature-error';

export const placeNotFound = () =>
  new FeatureError(404, 'request.not_found', 'Request not found. Please reload the list.');
export const placeSchoolOpen = () =>
  new FeatureError(
    409,
    'places.school_open',
    'The school of this course is not decided yet. Nothing was changed. Please decide about the school first.',
  );
/** `refused` says in whole sentences what was not done. */
export const tooManyPlaces = (perDay: number, refused: string) =>
  new FeatureError(
    429,
    'limits.places',
    `${refused} You have already named ${formatCount(perDay, 'new school')} or courses today. Please choose one from the list, or continue tomorrow.`,
  );
export const mergeSchoolUnknown = () =>
  new FeatureError(422, 'schools.unknown', 'This school is not in the list. Nothing was changed.');
export const mergeCourseUnknown = () =>
  new FeatureError(
    422,
    'courses.not_found',
    'This course is not at the school of the typed one. Nothing was changed.',
  );
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
