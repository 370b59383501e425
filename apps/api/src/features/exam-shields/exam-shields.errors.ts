import { mostExamShields } from '@aw/contracts/exam-shields/public';
import { FeatureError } from '../../errors/feature-error';

export const onlyEducators = () =>
  new FeatureError(
    403,
    'auth.forbidden',
    'Only educators can protect exams. Your settings say that you are a student; you can change that there. Nothing was stored.',
  );
export const unconfirmed = () =>
  new FeatureError(
    403,
    'exams.unconfirmed',
    'Please confirm your e-mail address first, with the link that we mailed to it. Nothing was stored.',
  );
export const tooManyExams = () =>
  new FeatureError(
    409,
    'exams.too_many',
    `You protect ${mostExamShields} exams already, so this one was not stored. End one of them first, or wait until one is over.`,
  );
export const examNotFound = () =>
  new FeatureError(404, 'exams.not_found', 'There is no such exam. Please reload the list.');
