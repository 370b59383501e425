import { QuestionPage } from '~/features/questions/question/question-page';
import { pageMeta } from '~/lib/page-title';

export const meta = () => pageMeta('Question');

export default QuestionPage;
