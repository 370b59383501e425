/** What each file of the archive holds, in plain words; one line for every file. */
export const fileContent: Readonly<Record<string, string>> = {
  'account.json': 'your profile: name, address, choices, dates, and earlier ids that were merged into yours',
  'sessions.json': 'where you are signed in: the browser as it identifies itself, and dates',
  'identities.json': 'sign-ins with another provider, such as Google',
  'second-factors.json':
    'that there is an authenticator app, passkeys or recovery codes; never their secrets',
  'mailed-links.json':
    'links that were e-mailed to you, to confirm an address or set a password; never the links themselves',
  'mails.json': 'e-mails to you: kind, subject and dates; their content is not kept once they are sent',
  'mail-opt-outs.json': 'kinds of e-mail that you turned off, or get once a day',
  'notifications.json': 'what the site told you of',
  'log.json': 'what was done with your account by you, by our staff or by a rule, and when',
  'uploads.json': 'your uploads, with what became of each; "file" is its place in this archive',
  'credits.json': 'your credits: every entry of the ledger; their sum is your balance',
  'welcome-credit.json':
    'when your welcome credit came; from where is kept as two unreadable hashes, for 90 days, and that your mailbox had it as one without your name, for 24 months',
  'rewards.json': 'your rewards',
  'unlocks.json': 'documents that you unlocked',
  'views.json': 'documents that you viewed, by day',
  'ratings.json': 'ratings that you gave',
  'downloads.json': 'documents that you downloaded',
  'appeals.json': 'what you wrote about decisions on your uploads, and the answers',
  'questions.json': 'questions that you asked, with what they said before you edited them',
  'answers.json': 'answers that you gave, with their steps, scores, and what they said before',
  'verified-answers.json': 'answers of others that you verified',
  'comments.json': 'comments that you wrote on questions',
  'question-follows.json': 'questions that you follow',
  'claims.json': 'questions that you took to answer, and until when',
  'revealed-steps.json': 'steps of answers that you opened',
  'helpful-answers.json': 'answers that you called helpful',
  'answer-scores.json': 'scores that you gave to answers of other experts',
  'question-draft.json': 'the question that you are writing',
  'answer-drafts.json': 'answers that you are writing',
  'exam-shields.json':
    'exams that you protected: name, times and counts; the fingerprints, which nobody can read, are not in here and go a day after the exam',
  'reports.json': 'what you reported to our staff, and whether they agreed',
  'expert.json': 'your application or profile as an expert, and what was decided',
  'expert-proofs.json':
    'certificates and transcripts that you sent with it; "file" is their place in this archive',
  'earnings.json': 'what you earned as an expert and what was paid out: amounts in cents',
  'images.json': 'images in your texts, as they were stored; "file" is their place in this archive',
  'school-requests.json': 'schools that you asked us to add',
  'messages.json': 'what you wrote to us with a form, and our answers',
  'courses.json': 'courses that you added',
  'orders.json': 'your orders: what you asked for, the price, and when each step was taken',
  'order-messages.json': 'messages between you, your writers and support',
  'order-files.json':
    'files that you sent with an order or received with one; "file" is their place in this archive',
  'order-events.json': 'what happened with each order, and when',
  'order-extensions.json': 'later deadlines that were proposed to you, and what you decided',
  'payments.json': 'payments of your orders: amounts in cents, dates, and the last four digits of a card',
  'refunds.json': 'what was refunded',
  'disputes.json': 'payments that were disputed at a bank',
  'order-access.json': 'orders that you opened with an e-mailed link',
  'places.json': 'what was decided about the places that you named with an order, and by which law',
};

/** The archive's README. */
export function readmeText(about: { siteName: string; contact: string; userId: string; at: Date }): string {
  const lines = Object.entries(fileContent).map(([file, text]) => `${file.padEnd(22)}${text}`);
  return [
    `What ${about.siteName} keeps about you`,
    '',
    `Person ${about.userId}`,
    `Made     ${about.at.toISOString()}`,
    '',
    'The files ending in .json can be read by people and by programs: UTF-8, one list of entries each',
    '(account.json: one entry). Names of fields stay as they are. Dates are in UTC. An empty list means',
    'that we keep nothing of the kind.',
    '',
    ...lines,
    `${'files/'.padEnd(22)}the files that you uploaded, as you sent them; the number is the document’s id`,
    `${'orders/'.padEnd(22)}the files of your orders, by the order’s number`,
    `${'proofs/'.padEnd(22)}the certificates and transcripts that you sent as an expert`,
    `${'images/'.padEnd(22)}the images of your texts`,
    '',
    'Not in here: your password and all other secrets, of which we keep no readable copy, and page',
    'images and search words, which are made from your files.',
    '',
    `Questions: ${about.contact}`,
    '',
  ].join('\r\n');
}
