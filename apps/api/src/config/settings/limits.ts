import { limit } from './kinds';

/** Limits for one person, network address or process. 0 turns a limit off. */
export const limitSettings = {
  LIMIT_READS_PER_MINUTE: limit.default(1200).describe('API reads per minute from one network address.'),
  LIMIT_WRITES_PER_MINUTE: limit.default(240).describe('API writes per minute from one network address.'),
  LIMIT_EVENT_LOOP_DELAY_MS: limit
    .default(2_000)
    .describe(
      'Milliseconds that a process can be late on average over a second. Above that, it answers 503 until it has caught up.',
    ),
  LIMIT_STREAMS_PER_PERSON: limit
    .default(30)
    .describe('Event streams of one kind that a process keeps open for one person.'),
  LIMIT_STREAMS_PER_ADDRESS: limit
    .default(300)
    .describe(
      'Event streams of one kind that a process keeps open for one network address, which may be a whole campus.',
    ),
  LIMIT_SEARCHES_PER_MINUTE: limit
    .default(60)
    .describe(
      'Different library searches of one person per minute. Each pause while typing counts as a search.',
    ),
  LIMIT_SEARCHES_PER_DAY: limit
    .default(600)
    .describe(
      'Different library searches of one person per day. It keeps people from reading locked pages by trying out words.',
    ),
  LIMIT_SEARCHES_PER_DAY_PER_ADDRESS: limit
    .default(6000)
    .describe('Different library searches per day from one network address, which may be a whole campus.'),
  LIMIT_SUGGESTIONS_PER_MINUTE: limit
    .default(120)
    .describe(
      'Suggestions of the search field for one person per minute. Twenty people may type at one network address.',
    ),
  LIMIT_UPLOADS_PER_DAY: limit.default(200).describe('Uploads of one person per day.'),
  LIMIT_UPLOADS_AT_ONCE: limit
    .default(20)
    .describe(
      'Uploads of one person that can be checked at the same time. People without a confirmed account at one network address share twice as many.',
    ),
  LIMIT_UPLOADS_PER_ADDRESS: limit
    .default(1000)
    .describe(
      'Uploads per day by people without a confirmed account at one network address, which may be a whole campus.',
    ),
  LIMIT_PLACES_PER_DAY: limit
    .default(10)
    .describe('Schools and courses that one person can name per day because the list does not have them.'),
  LIMIT_ANONYMOUS_BYTES: limit
    .default(2 * 1024 ** 3)
    .describe('Bytes stored for one person without an account.'),
  LIMIT_SIGNIN_FAILURES: limit
    .default(10)
    .describe(
      'Failed sign-ins to one account from one network address in 15 minutes. From all addresses together, five times as many are allowed.',
    ),
  LIMIT_SIGNIN_FAILURES_PER_ADDRESS: limit
    .default(30)
    .describe('Failed sign-ins from one network address in 15 minutes.'),
  LIMIT_SIGNUPS_PER_ADDRESS: limit
    .default(100)
    .describe('New accounts per hour from one network address, which may be a whole campus.'),
  LIMIT_MAILED_LINKS: limit
    .default(5)
    .describe(
      'Emails per hour with a link to one account or order. For new passwords, the limit also applies to each network address.',
    ),
  LIMIT_MAILS_PER_RECIPIENT: limit
    .default(10)
    .describe(
      'Emails per day that other people can cause to one unconfirmed email address, and twice as many per week. One network address can cause a third of them. Emails with links into accounts are counted separately.',
    ),
  LIMIT_EXPORTS_PER_DAY: limit.default(5).describe('Data archives that one person can download per day.'),
  LIMIT_ORDERS_PER_DAY: limit
    .default(30)
    .describe('Orders that one person can start per day. The person can place the same number per day.'),
  LIMIT_MESSAGES_PER_DAY: limit
    .default(60)
    .describe(
      'Contact messages per day from one account or network address. The same number applies to newsletter sign-ups from one network address.',
    ),
  LIMIT_QUESTIONS_PER_DAY: limit
    .default(30)
    .describe('Questions per day from one person, and from one network address.'),
  LIMIT_POST_ATTEMPTS_PER_DAY: limit
    .default(120)
    .describe(
      'Attempts of one person per day to post a question, and as many to send a message. One network address has ten times as many. Refused attempts count towards this limit only.',
    ),
  LIMIT_REPLIES_PER_DAY: limit.default(200).describe('Answers, comments and edits of one person per day.'),
  LIMIT_FOLLOWS_PER_DAY: limit
    .default(20)
    .describe(
      'Email addresses per day that one person or one network address can sign up, without an account, to follow questions.',
    ),
  LIMIT_SAVED_SEARCHES_PER_DAY: limit
    .default(20)
    .describe(
      'Searches per day that one person or one network address can save for email addresses without an account.',
    ),
  LIMIT_REPORTS_PER_DAY: limit
    .default(30)
    .describe(
      'Reports per day from one person, and from one network address. Accounts that are unconfirmed or less than a week old have a third of them.',
    ),
  LIMIT_IMAGES_PER_DAY: limit
    .default(100)
    .describe('Images uploaded for texts per day from one person, and from one network address.'),
  LIMIT_CHAT_IMAGES_PER_DAY: limit
    .default(100)
    .describe('Images uploaded for AI Chat and AI Tutoring per day from one person.'),
  LIMIT_CHAT_IMAGES_PER_DAY_PER_ADDRESS: limit
    .default(1_000)
    .describe(
      'Images uploaded for AI Chat and AI Tutoring per day from one network address, such as that of a school.',
    ),
  LIMIT_ATTEMPTS_PER_DAY: limit.default(200).describe('Quiz attempts that one person can start per day.'),
  LIMIT_STARTS_PER_MINUTE: limit
    .default(20)
    .describe(
      'Quiz attempts that one person can start or resume per minute. They do not count towards LIMIT_WRITES_PER_MINUTE.',
    ),
  LIMIT_ANSWERS_PER_MINUTE: limit
    .default(240)
    .describe(
      'Answers saved per minute in one quiz attempt, and how often it can be submitted. They do not count towards LIMIT_WRITES_PER_MINUTE.',
    ),
  LIMIT_AI_MESSAGES_PER_DAY: limit
    .default(200)
    .describe('AI Chat messages per day of one person with an account.'),
  LIMIT_AI_MESSAGES_PER_DAY_ANONYMOUS: limit
    .default(50)
    .describe('AI Chat messages per day of one person without an account.'),
  LIMIT_AI_MESSAGES_PER_DAY_PER_ADDRESS: limit
    .default(150)
    .describe('AI Chat messages per day of all people without a confirmed account at one network address.'),
  LIMIT_AI_LIBRARY_PER_DAY: limit
    .default(500)
    .describe('Answers from the study library per day for one person. They do not count as messages.'),
  LIMIT_AI_LIBRARY_PER_MINUTE_PER_ADDRESS: limit
    .default(60)
    .describe('Answers from the study library per minute for all people at one network address.'),
  LIMIT_AI_QUIZZES_PER_DAY: limit
    .default(40)
    .describe('Generated quizzes and study materials per day for one person with an account.'),
  LIMIT_AI_QUIZZES_PER_DAY_ANONYMOUS: limit
    .default(10)
    .describe('Generated quizzes and study materials per day for one person without an account.'),
  LIMIT_AI_QUIZZES_PER_DAY_PER_ADDRESS: limit
    .default(30)
    .describe(
      'Generated quizzes and study materials per day of all people without a confirmed account at one network address.',
    ),
} as const;
