import { paths } from '~/lib/paths';

/** The way back from a question, and from asking one. */
export const backToQuestions = { label: 'Q&A with Expert Tutors', to: paths.questions };
