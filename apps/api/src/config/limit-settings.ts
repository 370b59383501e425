import * as z from 'zod';

export const limit = z.coerce.number().int().min(0);

/** How often one person, address or process may do what; 0 turns a limit off. */
export const limitSettings = {
  LIMIT_READS_PER_MINUTE: limit
    .default(1200)
    .describe('API reads per minute for one address; 0 turns the limit off.'),
  LIMIT_WRITES_PER_MINUTE: limit
    .default(240)
    .describe('Writes per minute for one address; 0 turns the limit off.'),
  LIMIT_EVENT_LOOP_DELAY_MS: limit
    .default(2_000)
    .describe(
      'Milliseconds by which a process may be late on average over a second; beyond that it answers 503 until it has caught up. 0 turns the limit off.',
    ),
  LIMIT_STREAMS_PER_PERSON: limit
    .default(30)
    .describe('Open event streams of one kind per person and process; 0 turns the limit off.'),
  LIMIT_STREAMS_PER_ADDRESS: limit
    .default(300)
    .describe(
      'Open event streams of one kind per address (which may be a whole campus) and process; 0 turns the limit off.',
    ),
  LIMIT_SEARCHES_PER_MINUTE: limit
    .default(60)
    .describe(
      'Different library searches per person and minute; each pause while typing counts as one. 0 turns the limit off.',
    ),
  LIMIT_SEARCHES_PER_DAY: limit
    .default(600)
    .describe(
      'The same per day. It keeps people from reading locked pages by trying out words; 0 turns the limit off.',
    ),
  LIMIT_SEARCHES_PER_DAY_PER_ADDRESS: limit
    .default(6000)
    .describe('The same for all people at one address, which may be a whole campus; 0 turns the limit off.'),
  LIMIT_UPLOADS_PER_DAY: limit
    .default(200)
    .describe('Uploads per day for one person; 0 turns the limit off.'),
  LIMIT_UPLOADS_AT_ONCE: limit
    .default(20)
    .describe(
      'Uploads checked at the same time for one person; people without a confirmed account share twice as many per address. 0 turns the limit off.',
    ),
  LIMIT_UPLOADS_PER_ADDRESS: limit
    .default(1000)
    .describe(
      'Uploads per day from one address, which may be a whole campus, by people without a confirmed account; 0 turns the limit off.',
    ),
  LIMIT_ANONYMOUS_BYTES: limit
    .default(2 * 1024 ** 3)
    .describe('Bytes stored for one anonymous person; 0 turns the limit off.'),
  LIMIT_SIGNIN_FAILURES: limit
    .default(10)
    .describe(
      'Failed sign-ins for one account from one address in 15 minutes, and five times as many from all; 0 turns the limit off.',
    ),
  LIMIT_SIGNIN_FAILURES_PER_ADDRESS: limit
    .default(30)
    .describe('Failed sign-ins from one address in 15 minutes; 0 turns the limit off.'),
  LIMIT_SIGNUPS_PER_ADDRESS: limit
    .default(100)
    .describe(
      'New accounts from one address in an hour, which may be a whole campus; 0 turns the limit off.',
    ),
  LIMIT_MAILED_LINKS: limit
    .default(5)
    .describe(
      'Links emailed per hour to one account, and for password resets also from one address; 0 turns the limit off.',
    ),
  LIMIT_MAILS_PER_RECIPIENT: limit
    .default(10)
    .describe(
      'Emails per day (and twice as many per week) that others can trigger to an unconfirmed address, a third of them from one place; links into accounts are counted separately. 0 turns the limit off.',
    ),
  LIMIT_EXPORTS_PER_DAY: limit
    .default(5)
    .describe('Data archives per person and day; 0 turns the limit off.'),
  LIMIT_ORDERS_PER_DAY: limit
    .default(30)
    .describe('Orders per person and day, both started and placed; 0 turns the limit off.'),
  LIMIT_MESSAGES_PER_DAY: limit
    .default(60)
    .describe(
      'Contact messages per day from one address or account, and newsletter sign-ups from one address; 0 turns the limit off.',
    ),
  LIMIT_QUESTIONS_PER_DAY: limit
    .default(30)
    .describe('Questions per day from one person or one address; 0 turns the limit off.'),
  LIMIT_POST_ATTEMPTS_PER_DAY: limit
    .default(120)
    .describe(
      'Attempts per day to post a question, and as many to send a message, of one person, and ten times as many of one address. A refused attempt counts here only; 0 turns the limit off.',
    ),
  LIMIT_REPLIES_PER_DAY: limit
    .default(200)
    .describe('Answers, comments and edits that one person can write per day; 0 turns the limit off.'),
  LIMIT_ATTEMPTS_PER_DAY: limit
    .default(200)
    .describe('Quiz attempts started per person and day; 0 turns the limit off.'),
  LIMIT_STARTS_PER_MINUTE: limit
    .default(20)
    .describe(
      'Quiz attempts started or resumed per person and minute. These do not count as writes. 0 turns the limit off.',
    ),
  LIMIT_ANSWERS_PER_MINUTE: limit
    .default(240)
    .describe(
      'Answers saved per quiz attempt and minute, and how often it can be submitted. These do not count as writes. 0 turns the limit off.',
    ),
  LIMIT_FOLLOWS_PER_DAY: limit
    .default(20)
    .describe(
      'Email addresses without an account that one person or one network address can sign up to follow questions per day; 0 turns the limit off.',
    ),
  LIMIT_REPORTS_PER_DAY: limit
    .default(30)
    .describe(
      'Reports per day from one person or one address; a third of that for accounts that are unconfirmed or less than a week old. 0 turns the limit off.',
    ),
  LIMIT_IMAGES_PER_DAY: limit
    .default(100)
    .describe('Images uploaded for texts per day from one person or one address; 0 turns the limit off.'),
  LIMIT_EXAM_SHIELDS_PER_DAY: limit
    .default(40)
    .describe('Exams protected per educator and day; 0 turns the limit off.'),
  LIMIT_NEW_EDUCATOR_DAYS: limit
    .default(30)
    .describe(
      'Days during which an educator counts as new and can protect fewer exams; 0 means that nobody counts as new.',
    ),
  LIMIT_NEW_EDUCATOR_EXAMS: limit
    .default(2)
    .describe(
      'Exams whose window has not ended that a new educator can have at once, and for 30 days an educator whose exam shield staff have ended; 0 allows as many as everybody else.',
    ),
  LIMIT_NEW_EDUCATOR_TASKS: limit
    .max(200)
    .default(20)
    .describe(
      'Tasks of one exam of such an educator, with 100 fingerprints for each on average; 0 allows as many as everybody else.',
    ),
  EXAM_COMMON_FROM_TEXTS: limit
    .default(5)
    .describe(
      'Number of published documents and questions from which on a fingerprint is common and does not count for an exam shield; 0 turns this off.',
    ),
  EXAM_COUNTED_FINGERPRINTS: limit
    .min(1_000)
    .default(2_000_000)
    .describe(
      'Fingerprints whose number of documents and questions is kept, about 100 bytes each; the rarest and oldest are forgotten first.',
    ),
  REVIEW_WORKING_DAYS: limit
    .min(1)
    .max(30)
    .default(2)
    .describe(
      'Working days (Monday to Friday, UTC) within which uploaders are promised a decision whether a document counts that a person has to look at. Staff are alerted when it is late.',
    ),
  EXAM_ALERT_AFTER_PEOPLE: limit
    .default(3)
    .describe(
      'Number of people from which on staff are alerted that one exam shield holds their questions; 0 turns this off.',
    ),
  LIMIT_AI_MESSAGES_PER_DAY: limit
    .default(200)
    .describe('Messages to the AI chat per day for one person with an account; 0 turns the limit off.'),
  LIMIT_AI_MESSAGES_PER_DAY_ANONYMOUS: limit
    .default(50)
    .describe('The same for one person without an account; 0 turns the limit off.'),
  LIMIT_AI_MESSAGES_PER_DAY_PER_ADDRESS: limit
    .default(150)
    .describe(
      'Messages to the AI chat per day of all people without a confirmed account at one address; 0 turns the limit off.',
    ),
  LIMIT_AI_LIBRARY_PER_DAY: limit
    .default(500)
    .describe(
      'Answers from the study library per day for one person; they do not count as messages. 0 turns the limit off.',
    ),
  LIMIT_AI_LIBRARY_PER_MINUTE_PER_ADDRESS: limit
    .default(60)
    .describe(
      'Answers from the study library per minute for all people at one address; 0 turns the limit off.',
    ),
  LIMIT_AI_QUIZZES_PER_DAY: limit
    .default(40)
    .describe('Generated quizzes per day for one person with an account; 0 turns the limit off.'),
  LIMIT_AI_QUIZZES_PER_DAY_ANONYMOUS: limit
    .default(10)
    .describe('The same for one person without an account; 0 turns the limit off.'),
  LIMIT_AI_QUIZZES_PER_DAY_PER_ADDRESS: limit
    .default(30)
    .describe(
      'Generated quizzes per day of all people without a confirmed account at one address; 0 turns the limit off.',
    ),
} as const;
