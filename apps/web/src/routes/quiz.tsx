import { QuizPage } from '~/features/quizzes/take/quiz-page';
import { pageMeta } from '~/lib/page-title';

export const meta = () => pageMeta('Quiz');

export default QuizPage;
