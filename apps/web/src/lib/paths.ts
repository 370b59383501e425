type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function segment(value: string | number): string {
  return encodeURIComponent(String(value));
}

/** Addresses of the site's pages. Builders take ids and the state in the address. */
export const paths = {
  home: '/',
  documents: (query?: { q?: string; schoolId?: number; courseId?: number; subject?: string }) =>
    withQuery('/documents', query),
  document: (id: number) => `/documents/${id}`,
  /** Results among documents, questions, courses and schools. `exact` turns the correction of typing errors off. */
  search: (query?: { q?: string; kind?: string; schoolId?: number; courseId?: number; exact?: 1 }) =>
    withQuery('/search', query),
  schools: (query?: { q?: string; course?: string; type?: string }) => withQuery('/schools', query),
  schoolCourses: (schoolId: number, query?: { q?: string }) =>
    withQuery(`/schools/${schoolId}/courses`, query),
  course: (id: number) => `/courses/${id}`,
  questions: '/questions',
  question: (id: number) => `/questions/${id}`,
  /**
   * The upload page with a chosen place. `q` is a search that found nothing, offered as the title of a file; `next` is the
   * page that it leads back to.
   */
  upload: (query?: { q?: string; schoolId?: number; courseId?: number; next?: string }) =>
    withQuery('/upload', query),
  ask: '/ask',
  /** The form for a question with the words of a search as its title. */
  askAbout: (q: string) => withQuery('/ask', { q }),
  /** The form for a question about a page of a document, a course, or a question of a finished quiz attempt. */
  askOn: (query: {
    document?: number;
    page?: number;
    course?: number;
    attempt?: string;
    question?: number;
  }) => withQuery('/ask', query),
  /** The chat. `q` is a search that found nothing, written into the text field. */
  aiChat: (query?: { document?: number; chat?: string; q?: string }) => withQuery('/ai-chat', query),
  profile: '/profile',
  /** The person's saved, unlocked, uploaded and recently read documents. */
  library: (query?: { tab?: string }) => withQuery('/library', query),
  settings: '/settings',
  admin: '/admin',
  adminLogin: '/admin-login',
  about: '/about',
  services: '/services',
  careers: '/careers',
  press: '/press',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  help: '/help',
  gettingStarted: '/help/getting-started',
  accountHelp: '/help/account-help',
  studyTools: '/help/study-tools',
  contact: '/contact',
  newsletter: '/newsletter',
  login: (query?: { next?: string; step?: 'code' }) => withQuery('/login', query),
  signin: '/signin',
  signup: (query?: { next?: string }) => withQuery('/signup', query),
  join: '/join',
  forgotPassword: '/forgot-password',
  resetPassword: (query?: { token?: string }) => withQuery('/reset-password', query),
  verifyEmail: (query?: { token?: string }) => withQuery('/verify-email', query),
  /** Sign-in with the OpenID provider. The server redirects there, and afterwards to `next`. */
  oidcLogin: (query?: { next?: string }) => withQuery('/api/login', query),
  blog: '/blog',
  blogSearch: (query: { q?: string; category?: string }) => withQuery('/blog', query),
  blogPost: (id: string) => `/blog/${segment(id)}`,
  quizzes: '/quizzes',
  /** Review cards, made from wrongly answered quiz questions. */
  cards: '/cards',
  /** Review cards of the questions that were wrong in an attempt. */
  cardsOf: (attempt: string) => withQuery('/cards', { attempt }),
  quiz: (id: number) => `/quiz/${id}`,
  /** An open attempt at a quiz, or the result of a finished one. */
  quizAttempt: (id: number, attemptId: string) => withQuery(`/quiz/${id}`, { attempt: attemptId }),
  certificate: (id: string) => `/certificates/${segment(id)}`,
  aiQuizGenerator: (query?: { document?: number; chat?: string }) => withQuery('/ai-quiz-generator', query),
  payment: '/payment',
  paymentSuccess: '/payment-success',
  orders: '/orders',
  order: (id: string) => `/orders/${segment(id)}`,
  /** The order form with one of the person's orders: a draft, or an unpaid order. */
  payOrder: (id: string) => withQuery('/payment', { order: id }),
  /** The order form with a selected service. */
  orderService: (id: string) => withQuery('/payment', { service: id }),
  studyGuides: (query?: { q?: string; subject?: string; sort?: string }) => withQuery('/study-guides', query),
  expertHelp: '/expert-help',
  expert: '/expert',
  examShield: '/exam-shield',
  aiTutoring: (query?: { chat?: string }) => withQuery('/ai-tutoring', query),
};
