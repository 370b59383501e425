import type { ExamShieldLimits } from '@aw/contracts/exam-shields/public';
import { FeatureError } from '../../errors/feature-error';

const whySmall = {
  none: '',
  new: ' Your educator account is new and can protect more later.',
  ended_by_staff: ' Staff have ended an exam of yours lately, so you can protect only few for now.',
};

export const onlyEducators = () =>
  new FeatureError(
    403,
    'auth.forbidden',
    'Nothing was saved: only educators can protect exams, and your settings say you are a student. You can change that in your settings.',
  );
export const unconfirmed = () =>
  new FeatureError(
    403,
    'exams.unconfirmed',
    'Nothing was saved. Please confirm your email address first, with the link we sent you.',
  );
export const tooManyExams = ({ maxOpenExams, smallBecause }: ExamShieldLimits) =>
  new FeatureError(
    409,
    'exams.too_many',
    `You protect ${maxOpenExams} exams already, so this one was not stored.${whySmall[smallBecause ?? 'none']} End one of them first, or wait until one is over.`,
  );
export const tooCommon = () =>
  new FeatureError(
    422,
    'exams.too_common',
    'Each of these tasks consists of phrases that occur in many documents and questions here, so it would hold questions that have nothing to do with your exam. Nothing was stored. Please paste the tasks with their full wording.',
  );
export const examNotFound = () =>
  new FeatureError(404, 'exams.not_found', 'Exam not found. Please reload the list.');
