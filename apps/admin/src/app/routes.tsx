import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { NotFoundPage } from '../format/not-found-page';
import type { SetupGate } from '../services/setup-gate';
import type { TokenStore } from '../services/token-store';
import { redirectFor } from '../session/sign-in-address';
import { ConsoleShell } from './console-shell';
import { CrashPage } from './crash-page';
import { OpenLayout } from './open-frame';
import { PageLoading } from './page-loading';

/**
 * All pages of the console. Pages below /admin need a stored token and no missing second factor; the server checks
 * every call as well.
 */
export function consoleRoutes(tokens: TokenStore, gate: SetupGate): RouteObject[] {
  const guard = ({ request }: LoaderFunctionArgs) => {
    const status = { hasToken: tokens.read() !== undefined, isSetupNeeded: gate.isClosed() };
    const address = redirectFor(new URL(request.url), status);
    return address ? redirect(address) : null;
  };
  const shared = { ErrorBoundary: CrashPage, HydrateFallback: PageLoading };

  return [
    { ...shared, path: '/', loader: guard },
    {
      ...shared,
      Component: OpenLayout,
      children: [
        { path: 'admin-login', loader: guard, lazy: { Component: async () => (await signIn()).SignInPage } },
        { path: 'admin-setup', lazy: { Component: async () => (await setup()).SetupPage } },
        { path: '*', Component: NotFoundPage },
      ],
    },
    {
      ...shared,
      path: 'admin',
      loader: guard,
      Component: ConsoleShell,
      children: [
        { index: true, lazy: { Component: async () => (await today()).TodayPage } },
        { path: 'orders', lazy: { Component: async () => (await orders()).OrdersPage } },
        { path: 'moderation', lazy: { Component: async () => (await moderation()).ModerationPage } },
        { path: 'documents', lazy: { Component: async () => (await documents()).DocumentsPage } },
        { path: 'appeals', lazy: { Component: async () => (await documents()).AppealsPage } },
        { path: 'questions', lazy: { Component: async () => (await questions()).QuestionsPage } },
        { path: 'exam-shields', lazy: { Component: async () => (await examShields()).ExamShieldsPage } },
        { path: 'quizzes', lazy: { Component: async () => (await quizzes()).QuizzesPage } },
        { path: 'quizzes/:quizId', lazy: { Component: async () => (await quiz()).QuizPage } },
        {
          path: 'quizzes/:quizId/questions/:itemId',
          lazy: { Component: async () => (await quizEditor()).QuestionEditorPage },
        },
        {
          path: 'quizzes/:quizId/import',
          lazy: { Component: async () => (await quizImport()).ImportPage },
        },
        { path: 'experts', lazy: { Component: async () => (await experts()).ExpertsPage } },
        { path: 'places', lazy: { Component: async () => (await places()).PlacesPage } },
        // Bookmarks and log entries of earlier releases.
        { path: 'school-requests', loader: () => redirect('/admin/places') },
        {
          path: 'missed-searches',
          lazy: { Component: async () => (await missedSearches()).MissedSearchesPage },
        },
        { path: 'synonyms', lazy: { Component: async () => (await synonyms()).SynonymsPage } },
        { path: 'templates', lazy: { Component: async () => (await templates()).TemplatesPage } },
        { path: 'people', lazy: { Component: async () => (await users()).UsersPage } },
        { path: 'messages', lazy: { Component: async () => (await messages()).MessagesPage } },
        { path: 'newsletter', lazy: { Component: async () => (await newsletter()).NewsletterPage } },
        { path: 'texts', lazy: { Component: async () => (await texts()).TextsPage } },
        { path: 'payments', lazy: { Component: async () => (await payments()).PaymentsPage } },
        { path: 'ai', lazy: { Component: async () => (await ai()).AiPage } },
        { path: 'writers', lazy: { Component: async () => (await writers()).WritersPage } },
        { path: 'jurisdictions', lazy: { Component: async () => (await jurisdictions()).JurisdictionsPage } },
        { path: 'staff', lazy: { Component: async () => (await staff()).StaffPage } },
        { path: 'security', lazy: { Component: async () => (await security()).SecurityPage } },
        { path: 'audit', lazy: { Component: async () => (await audit()).AuditPage } },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ];
}

const signIn = () => import('../features/staff/sign-in/sign-in-page');
const setup = () => import('../features/staff/sign-in/setup-page');
const today = () => import('./today-page');
const orders = () => import('../features/orders/orders.list');
const moderation = () => import('../features/moderation/moderation.list');
const documents = () => import('../features/documents/documents.list');
const questions = () => import('../features/questions/questions.list');
const examShields = () => import('../features/exam-shields/exam-shields.list');
const quizzes = () => import('../features/quizzes/quizzes.list');
const quiz = () => import('../features/quizzes/quiz-page');
const quizEditor = () => import('../features/quizzes/editor/question-editor-page');
const quizImport = () => import('../features/quizzes/files/import-page');
const experts = () => import('../features/experts/experts.list');
const places = () => import('../features/schools/places.list');
const missedSearches = () => import('../features/search/missed-searches.list');
const templates = () => import('../features/documents/templates.list');
const synonyms = () => import('../features/search/synonyms.list');
const users = () => import('../features/users/users.list');
const messages = () => import('../features/contact-messages/contact-messages.list');
const newsletter = () => import('../features/newsletter/newsletter-page');
const texts = () => import('../features/content/content.list');
const payments = () => import('../features/payments/payments-page');
const ai = () => import('../features/ai/ai-page');
const writers = () => import('../features/orders/writers/writers.list');
const jurisdictions = () => import('../features/jurisdictions/jurisdictions.list');
const staff = () => import('../features/staff/staff.list');
const security = () => import('../features/staff/security/security-page');
const audit = () => import('../features/audit/audit.list');
