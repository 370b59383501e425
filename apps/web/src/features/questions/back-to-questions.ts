import { paths } from '~/lib/paths';

/** Link back to the list, from a question and from the form that asks one. */
export const backToQuestions = { label: 'Q&A with Expert Tutors', to: paths.questions };
