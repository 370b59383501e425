import { formatCount } from '@aw/contracts/duration-text';
import type { ExamShieldLimits } from '@aw/contracts/exam-shields/public';
import { FeatureError } from '../../errors/feature-error';

const whySmall = {
  none: '',
  new: ' Your educator account is new, so you can protect only a few exams for now.',
  ended_by_staff:
    ' Our staff recently ended the protection of one of your exams, so you can protect only a few for now.',
};

export const onlyEducators = () =>
  new FeatureError(
    403,
    'auth.forbidden',
    'This exam was not saved. Only educators can protect exams, and your settings say you are a student. You can change that in your settings.',
  );
export const unconfirmed = () =>
  new FeatureError(
    403,
    'exams.unconfirmed',
    'This exam was not saved. Please confirm your email address first, with the link we sent you.',
  );
export const tooManyExams = ({ maxOpenExams, smallBecause }: ExamShieldLimits) =>
  new FeatureError(
    409,
    'exams.too_many',
    `This exam was not saved, because you already protect ${formatCount(maxOpenExams, 'exam')}.${whySmall[smallBecause ?? 'none']} End one of them first, or wait until one is over.`,
  );
export const tooCommon = () =>
  new FeatureError(
    422,
    'exams.too_common',
    'This exam was not saved, because its questions contain only phrases that occur in many documents and questions here. They would hide questions that have nothing to do with your exam. Please paste the exam questions with their full wording.',
  );
export const examNotFound = () =>
  new FeatureError(404, 'exams.not_found', 'Exam not found. Please reload the list.');
