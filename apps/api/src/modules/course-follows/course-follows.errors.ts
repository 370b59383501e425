import { maxFollowedCourses } from '@aw/contracts/schools/follows';
import { FeatureError } from '../../errors/feature-error';

export const followsFull = () =>
  new FeatureError(
    409,
    'course_follows.full',
    `You follow ${maxFollowedCourses} courses, which is the most. Nothing was changed. Please stop following one of them first.`,
  );
export const stopLinkIncomplete = () =>
  new FeatureError(
    410,
    'tokens.invalid',
    'This link is incomplete. Nothing was changed. Please open it from the email again.',
  );
