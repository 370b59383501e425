/** A quoted text of the specification: its section and its fixed parts. */
export type Text = readonly [section: string, ...parts: string[]];

type SeenAt = {
  /** Route or address of a page that shows the texts. Routes without parameters are opened by the tests of the routes. */
  at: string;
  /** A call that must have an empty answer. */
  empty?: string;
  texts: readonly Text[];
};

/** Texts that a page shows as soon as it is open. */
export const textsOfPages: readonly SeenAt[] = [
  {
    at: '/no-such-page',
    texts: [['2.1', '404 Page Not Found']],
  },
  {
    at: '/ai-chat',
    texts: [
      ['2.13', 'Explain this concept to me'],
      ['2.13', 'Help me solve this problem'],
      ['2.13', 'What are the key points to remember?'],
      ['2.13', 'Can you give me an example?'],
      ['2.13', 'How should I study this topic?'],
    ],
  },
  {
    at: '/',
    texts: [
      ['2.3', 'Ask 5 Free Questions - Limited time only!'],
      ['2.9', 'Free Questions'],
    ],
  },
  {
    at: '/',
    empty: '/api/questions',
    texts: [
      ['2.8', 'No questions yet'],
      ['2.8', 'Ask First Question'],
    ],
  },
  {
    at: '/documents/{id}',
    texts: [
      ['2.5', 'Chat with this PDF'],
      ['2.5', 'Ask a Question'],
      ['2.5', 'Back to Documents'],
    ],
  },
  {
    at: '/documents/999999999',
    texts: [
      ['2.5', 'Document not found'],
      ['2.5', "The document you're looking for doesn't exist."],
    ],
  },
  {
    at: '/quizzes?q=zzzz',
    texts: [
      ['2.22', 'No quizzes found'],
      ['2.22', 'Try adjusting your search criteria or browse other subjects.'],
    ],
  },
  {
    at: '/quiz/999999999',
    texts: [['2.22', 'Quiz not found']],
  },
  {
    at: '/schools',
    texts: [
      ['2.6', 'Schools'],
      ['2.6', 'Browse study materials by school'],
      ['2.6', 'Search schools...'],
      ['2.6', 'Showing'],
    ],
  },
  {
    at: '/schools?q=a',
    texts: [['2.6', 'Found', 'schools matching "']],
  },
  {
    at: '/schools?q=zzzzqqqq',
    texts: [
      ['2.6', 'No search results found'],
      ['2.6', 'Clear Search & View All Schools'],
    ],
  },
  {
    at: '/documents',
    texts: [['2.7', 'Upload Document']],
  },
  {
    at: '/schools/{schoolId}/courses',
    texts: [
      ['2.7', 'View Documents'],
      ['2.7', 'Upload'],
    ],
  },
  {
    at: '/schools/{schoolId}/courses?q=zzzzqqqq',
    texts: [
      ['2.7', 'No courses found'],
      ['2.7', 'Clear Search'],
      ['2.7', 'Try adjusting your search terms or browse all courses.'],
    ],
  },
  {
    at: '/schools/999999999/courses',
    texts: [
      ['2.7', 'School Not Found'],
      ['2.7', "The school you're looking for doesn't exist."],
    ],
  },
  {
    at: '/questions',
    texts: [
      ['2.8', 'Q&A with Expert Tutors'],
      ['2.8', 'Get help from verified experts 24/7'],
    ],
  },
  {
    at: '/ask',
    texts: [
      ['2.9', 'Free Questions Remaining'],
      ['2.9', 'Ask up to 5 questions for free'],
    ],
  },
  {
    at: '/upload',
    texts: [
      ['2.10', 'Upload to earn unlocks'],
      ['2.10', 'Upload 10 of your own documents to earn 5 unlock credits'],
      ['2.10', 'Add a course to start adding documents'],
      ['2.10', 'Redeem credits to access', 'study resources'],
    ],
  },
  {
    at: '/profile',
    texts: [
      ['2.11', 'Anonymous User'],
      ['2.11', 'Member since'],
      ['2.11', 'No rewards yet'],
      ['2.11', 'No documents uploaded yet'],
    ],
  },
  {
    at: '/expert-help',
    texts: [
      ['2.15', 'Get Expert Help Now'],
      ['2.15', 'Ask Detailed Question'],
      ['2.15', 'Contact Expert'],
      ['2.15', 'Recent Questions & Answers'],
    ],
  },
  {
    at: '/expert-help',
    empty: '/api/questions',
    texts: [['2.15', 'No Questions Yet']],
  },
  {
    at: '/payment',
    texts: [
      ['2.17', 'Fill Out The Order Form.'],
      ['2.17', 'Pricing: $20 per 1000 words'],
    ],
  },
  {
    at: '/forgot-password',
    texts: [
      ['2.19', 'Send Reset Link'],
      ['2.19', 'Back to Sign In'],
    ],
  },
  {
    at: '/blog/no-such-post',
    texts: [['2.20', 'Post not found']],
  },
  {
    at: '/services?q=zzzzqqqq',
    texts: [
      ['2.21', 'No services found matching your criteria. Please try different search terms or categories.'],
    ],
  },
  {
    at: '/blog?q=zzzzqqqq',
    texts: [['8', 'No articles found matching your search criteria. Try different keywords or categories.']],
  },
];
