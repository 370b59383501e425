import { describe, expect, it } from 'vitest';
import type { Mail, MailName } from './mail/mail';
import { optOutOf } from './mail/mail';
import { renderMail } from './mail/rendering/render-mail';
import type { Template } from './mail/rendering/template';
import { mailTemplates } from './mail-templates';
import type { MailedStep, OrderFacts, StepFacts } from './orders/mailed-steps';

const site = {
  name: 'Academic Workshop',
  origin: 'https://workshop.example',
  contactEmail: 'support@workshop.example',
};
const link = 'https://workshop.example/verify-email?token=abc_DEF-123&x=1';
const turnOff = 'https://workshop.example/settings?unsubscribe=user.rewards.sig';
const at = new Date('2026-12-04T16:20:00Z');

const order: OrderFacts = {
  orderId: 'AW-7K3M9QX2B4C6D8EF',
  topic: 'The causes of the First World War',
  service: 'Essay Writing',
  wordCount: 2500,
  currency: 'USD',
  finalMinor: 3000,
  priceHeldUntil: at,
  dueAt: at,
  paidAt: at,
  deliveredAt: at,
  isBegun: false,
  timeZone: 'Europe/Berlin',
  hasCard: true,
  link: 'https://workshop.example/orders/AW-7K3M9QX2B4C6D8EF#key=abc_DEF-123',
};
const step = (name: MailedStep, change: Partial<StepFacts> = {}): StepFacts => ({
  ...order,
  step: name,
  detail: {},
  at,
  ...change,
});

const samples: { [K in MailName]: Mail<K> } = {
  verify_email: { kind: 'verify_email', link, hours: 24 },
  change_email: { kind: 'change_email', link, hours: 24 },
  email_change_requested: { kind: 'email_change_requested', newEmail: 'new@example.com' },
  reset_password: { kind: 'reset_password', link, minutes: 30 },
  security_notice: {
    kind: 'security_notice',
    subject: 'Your password was changed',
    what: 'Your password was changed. You were signed out of all other browsers.',
    at,
  },
  erasure_scheduled: { kind: 'erasure_scheduled', eraseAfter: at, link },
  erasure_undone: { kind: 'erasure_undone' },
  erased: { kind: 'erased' },
  suspended: { kind: 'suspended', reason: 'Uploads of other people’s books.\nAsked twice.' },
  suspension_lifted: { kind: 'suspension_lifted' },
  welcome: { kind: 'welcome', hasCredit: true },
  reward_earned: { kind: 'reward_earned', title: '5 documents uploaded', points: 100 },
  unlock_refunded: { kind: 'unlock_refunded', title: 'Mechanics, week 3' },
  upload_too_small: { kind: 'upload_too_small', title: 'Mechanics, week 3', pages: [2, 5], link },
  place_decided: {
    kind: 'place_decided',
    place: 'course',
    name: 'Chem lab',
    outcome: 'merged',
    listedAs: 'Chemistry Laboratory',
  },
  question_answered: { kind: 'question_answered', title: 'Why is x 2?', questionId: 7 },
  question_comment: {
    kind: 'question_comment',
    title: 'Why is x 2?',
    questionId: 7,
    body: 'Which x?\nThe first?',
  },
  question_late: { kind: 'question_late', title: 'Why is x 2?', questionId: 7, returned: 'credit' },
  exam_over: { kind: 'exam_over', title: 'Why is x 2?', questionId: 7 },
  exam_shield_ended: { kind: 'exam_shield_ended', label: 'Biology 101', reason: 'Common phrases.' },
  answer_reminder: { kind: 'answer_reminder', title: 'Why is x 2?', questionId: 7 },
  answer_judged: { kind: 'answer_judged', title: 'Why is x 2?', questionId: 7, what: 'accepted' },
  follow_confirm: { kind: 'follow_confirm', title: 'Why is x 2?', link, days: 7 },
  follow_answered: { kind: 'follow_answered', title: 'Why is x 2?', questionId: 7 },
  expert_approved: { kind: 'expert_approved', subjects: ['Law', 'Music'], isFurther: false, reason: null },
  expert_refused: { kind: 'expert_refused', reason: 'The transcript is too old.', staysExpert: false },
  expert_ended: { kind: 'expert_ended', reason: 'No answers for a year.' },
  expert_paid: { kind: 'expert_paid', amountMinor: 2550, currency: 'USD', reference: 'TR-2026-11' },
  attempt_closed: {
    kind: 'attempt_closed',
    title: 'The twentieth century, from its first day to its last',
    quizId: 7,
    attemptId: 'attempt-1',
    percentage: 40,
    passed: false,
  },
  quiz_generated: { kind: 'quiz_generated', subject: 'Thermodynamics', quizId: 12, questions: 8, wanted: 10 },
  study_material_made: {
    kind: 'study_material_made',
    material: 'summary',
    link: '/library?tab=study-material&id=material-1',
    failure: null,
  },
  certificate_revoked: {
    kind: 'certificate_revoked',
    title: 'Limits',
    reason: 'Somebody else took the quiz.',
    certificateId: 'AW-7K3M-9QXZ-2T5B-8R4D',
  },
  quiz_regraded: {
    kind: 'quiz_regraded',
    title: 'Limits',
    note: 'The key of question 3 was wrong.',
    before: { score: 5, total: 10, percentage: 50 },
    after: { score: 6, total: 10, percentage: 60 },
    standing: 'gained',
    link,
  },
  digest: { kind: 'digest', items: [{ title: 'Reward earned', link: '/profile' }], more: 3 },
  upload_refused: {
    kind: 'upload_refused',
    title: 'Notes',
    reason: 'It is empty.',
    link,
    lost: { points: 100, credits: 1 },
  },
  upload_reviewed: {
    kind: 'upload_reviewed',
    title: 'Drawings',
    link,
    workingDays: 2,
    news: { outcome: 'waiting', reason: 'few_words', lost: { points: 100, credits: 5 } },
  },
  post_removed: {
    kind: 'post_removed',
    noun: 'document',
    title: 'Mechanics, week 3',
    reason: 'It is a scanned book.\nPages 3 to 9.',
    link,
    canAppeal: true,
  },
  post_approved: { kind: 'post_approved', noun: 'question', title: 'Why is it blue?', link, isBack: false },
  post_duplicate: {
    kind: 'post_duplicate',
    title: 'Why is it blue?',
    original: 'Why is the sky blue?',
    link,
  },
  report_decided: {
    kind: 'report_decided',
    noun: 'question',
    outcome: 'removed',
    reason: 'Personal information',
    reportedAt: at,
    link,
  },
  order_step: { kind: 'order_step', ...step('placed') },
  order_progress: { kind: 'order_progress', ...step('assigned', { detail: { writerName: 'Hana K.' } }) },
  order_message: {
    kind: 'order_message',
    ...order,
    from: 'writer',
    name: 'Hana K.',
    body: 'Which edition?\nThe second?',
  },
  order_link: { kind: 'order_link', orderId: order.orderId, link: order.link },
  message_received: {
    kind: 'message_received',
    reference: 'M-7KQ2-9XWD',
    name: 'Ada Lovelace',
    email: 'ada@students.example',
    subject: 'A school is missing',
    body: 'Which school?\nMine.',
    kindName: 'Contact',
    about: 'schools',
    link,
  },
  message_reply: {
    kind: 'message_reply',
    reference: 'M-7KQ2-9XWD',
    subject: 'A school is missing',
    body: 'Dear Ada,\n\nit is there now:\nhttps://workshop.example/schools?q=ada',
  },
  newsletter_confirm: { kind: 'newsletter_confirm', link, days: 7 },
  newsletter_welcome: { kind: 'newsletter_welcome' },
  newsletter_issue: {
    kind: 'newsletter_issue',
    subject: 'New in the library',
    body: 'Two hundred documents.\nAll free.\n\nhttps://workshop.example/documents\n\nUntil then',
  },
  course_news: {
    kind: 'course_news',
    courses: [
      {
        title: 'ECON 201 Microeconomics',
        schoolName: 'Khalifa University',
        path: '/courses/5',
        stopPath: '/courses/5?stop=x.5.y',
        news: [
          { id: 2, title: 'Midterm of spring', kind: 'Document', path: '/documents/17' },
          { id: 1, title: 'Why do prices fall?', kind: 'Question', path: '/questions/7' },
        ],
      },
    ],
    others: 3,
    hasUncounted: false,
  },
  saved_search_confirm: { kind: 'saved_search_confirm', link, days: 7, months: 12 },
  saved_search_found: {
    kind: 'saved_search_found',
    searches: [
      {
        label: '“phys101 midterm”, Past Exam',
        path: '/search?q=phys101+midterm&documentType=exam',
        stopPath: '/saved-searches?stop=one.7.x',
        expiresAt: new Date('2027-11-29T08:00:00Z'),
        documents: [
          { id: 17, title: 'Midterm of spring', detail: 'PHYS 101, Khalifa University' },
          { id: 16, title: 'Midterm of fall', detail: '' },
        ],
      },
    ],
    others: 3,
    hasUncounted: false,
  },
  staff_alert: { kind: 'staff_alert', subject: 'A dispute is due in 24 hours', what: 'AW-1: 20 USD.', link },
};
const all: Mail[] = Object.values(samples);

/** Phrases of the text of each mail, without the layout that all mails share. */
const says: Record<MailName, string[]> = {
  verify_email: [link, 'within 24 hours'],
  change_email: [link, 'within 24 hours'],
  email_change_requested: ['new@example.com', `${site.origin}/forgot-password`],
  reset_password: [link, 'within 30 minutes'],
  security_notice: ['all other browsers', 'December 4, 2026, 16:20 UTC', 'If it was not you'],
  erasure_scheduled: [link, 'December 4, 2026, 16:20 UTC'],
  erasure_undone: ['Nothing was erased'],
  erased: ['was erased, as you asked'],
  suspended: ['Uploads of other people’s books.\nAsked twice.', site.contactEmail],
  suspension_lifted: [`${site.origin}/login`],
  welcome: ['one unlock credit', `${site.origin}/documents`],
  question_answered: ['Why is x 2?', `${site.origin}/questions/7`],
  question_comment: ['Which x?\nThe first?', `${site.origin}/questions/7`],
  question_late: ['returned the unlock credit you paid', `${site.origin}/questions/7`],
  exam_over: ['no longer hidden', `${site.origin}/questions/7`],
  exam_shield_ended: ['Common phrases.', `${site.origin}/exam-shield`],
  answer_reminder: ['accept it', `${site.origin}/questions/7`],
  answer_judged: ['The person who asked accepted your answer', `${site.origin}/questions/7`],
  follow_confirm: [link, 'for 7 days'],
  follow_answered: ['An expert has answered', `${site.origin}/questions/7`],
  expert_approved: [`${site.origin}/expert`, 'Law, Music'],
  expert_refused: [`${site.origin}/expert`, 'The transcript is too old.', 'apply again'],
  expert_ended: [`${site.origin}/expert`, 'No answers for a year.', site.contactEmail],
  expert_paid: [`${site.origin}/expert`, '25.50 USD', 'TR-2026-11'],
  attempt_closed: ['from its first day to its last', '40%', `${site.origin}/quiz/7?attempt=attempt-1`],
  quiz_generated: ['Thermodynamics', '8 questions of the 10', `${site.origin}/quiz/12`],
  study_material_made: ['Open your summary', `${site.origin}/library?tab=study-material&id=material-1`],
  certificate_revoked: [
    'Somebody else took the quiz.',
    'take the quiz again',
    `${site.origin}/certificates/AW-7K3M-9QXZ-2T5B-8R4D`,
  ],
  quiz_regraded: [
    link,
    'The key of question 3 was wrong.',
    '6 of 10 (60%)',
    'Your score was 5 of 10 (50%)',
    'You have now passed',
  ],
  digest: ['Reward earned', `${site.origin}/profile`, '3 more notifications'],
  unlock_refunded: ['Mechanics, week 3', 'have refunded your unlock credit', `${site.origin}/documents`],
  upload_too_small: [link, 'Mechanics, week 3', 'pages 2 and 5 are too small to read'],
  place_decided: ['Chem lab', 'Chemistry Laboratory', `${site.origin}/profile`],
  reward_earned: ['100 points', '5 documents uploaded', `${site.origin}/profile`],
  upload_refused: [link, 'It is empty.', 'appeal', '100 points and 1 unlock credit'],
  upload_reviewed: [link, 'only a few words', 'within 2 working days', '100 points and 5 unlock credits'],
  post_removed: [link, 'Mechanics, week 3', 'It is a scanned book.\nPages 3 to 9.', 'you can appeal'],
  post_approved: [link, 'Why is it blue?', 'published your question'],
  post_duplicate: [link, 'Why is it blue?', 'Why is the sky blue?'],
  report_decided: [link, 'Personal information', 'December 4, 2026, 16:20 UTC', 'no longer on the site'],
  order_step: [order.link, '30 USD', 'pay by card', order.topic ?? ''],
  order_progress: [order.link, 'Hana K.', 'December 4, 2026, 17:20 CET'],
  order_message: [order.link, 'Which edition?\nThe second?', 'Your writer Hana K. wrote'],
  order_link: [order.link, 'in any browser'],
  message_received: [
    link,
    'Ada Lovelace (ada@students.example)',
    'Which school?\nMine.',
    'schools',
    'M-7KQ2-9XWD',
  ],
  message_reply: [
    'Dear Ada,',
    'https://workshop.example/schools?q=ada',
    'A school is missing',
    'M-7KQ2-9XWD',
  ],
  newsletter_confirm: [link, 'for 7 days'],
  newsletter_welcome: ['one click', `${site.origin}/blog`],
  newsletter_issue: ['Two hundred documents.\nAll free.', 'https://workshop.example/documents', 'Until then'],
  course_news: [
    `${site.origin}/courses/5`,
    `${site.origin}/courses/5?stop=x.5.y`,
    `${site.origin}/documents/17`,
    `${site.origin}/questions/7`,
    'Khalifa University',
    '3 more new documents and questions',
  ],
  saved_search_confirm: [link, 'for 7 days', 'after 12 months', 'at most one email a day', 'three emails'],
  saved_search_found: [
    `${site.origin}/documents/17`,
    `${site.origin}/documents/16`,
    `${site.origin}/search?q=phys101+midterm&documentType=exam`,
    `${site.origin}/saved-searches?stop=one.7.x`,
    '(PHYS 101, Khalifa University)',
    'ends on November 29, 2027',
    '3 more new documents',
  ],
  staff_alert: [link, 'AW-1: 20 USD.'],
};

const templates: { [K in MailName]: Template<Mail<K>> } = mailTemplates;

function render<K extends MailName>(mail: Mail<K>, name: string | null, turnOffLink?: string) {
  return renderMail(templates[mail.kind], mail, { name }, site, turnOffLink);
}

describe('every kind of mail', () => {
  it.each(all.map((mail) => [mail.kind, mail] as const))(
    '[X11] %s says in text and in HTML what it is about',
    async (kind, mail) => {
      const { subject, html, text } = await render(mail, 'Ada');
      const flat = (part: string) => part.replace(/\s+/g, ' ');
      for (const part of says[kind]) expect(flat(text)).toContain(flat(part));
      for (const part of says[kind].filter((one) => one.startsWith('https:')))
        expect(html).toContain(`href="${part.replaceAll('&', '&amp;')}"`);
      expect(subject).toMatch(/^\S.{5,118}\S$/);
      expect(flat(text)).toContain(subject);
      expect(flat(text)).toContain('You are receiving this email');
      expect(text).not.toMatch(/undefined|\[object|<\w/);
      expect(text.split('\n').filter((line) => line.length > 76 && !line.includes('https://'))).toEqual([]);
    },
  );

  it.each(all.map((mail) => [mail.kind, mail] as const))(
    '[X11] %s loads nothing from anywhere and runs nothing',
    async (_, mail) => {
      const { html } = await render(mail, 'Ada', turnOff);
      expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import|\bon\w+=/i);
      expect(html).toContain('prefers-color-scheme: dark');
      expect(html).toMatch(/<html[^>]* lang="en"/);
    },
  );

  it('[Z6] a long quiz title does not cut the result off the subject', async () => {
    const { subject } = await render(samples.attempt_closed, null);
    expect(subject).toBe('Time is up: you scored 40% on “The twentieth century, from…” (not passed)');
  });

  it('[X11] every mail can be turned off unless it is about security, money or rights', async () => {
    expect(Object.fromEntries(all.map(({ kind }) => [kind, optOutOf(kind)]).filter(([, to]) => to))).toEqual({
      welcome: 'welcome',
      reward_earned: 'rewards',
      upload_refused: 'uploads',
      upload_reviewed: 'uploads',
      upload_too_small: 'uploads',
      place_decided: 'uploads',
      question_answered: 'questions',
      question_comment: 'questions',
      question_late: 'questions',
      exam_over: 'questions',
      answer_reminder: 'questions',
      answer_judged: 'questions',
      attempt_closed: 'quizzes',
      quiz_generated: 'quizzes',
      study_material_made: 'quizzes',
      order_progress: 'orders',
      order_message: 'orders',
      post_removed: 'posts',
      post_approved: 'posts',
      post_duplicate: 'posts',
      report_decided: 'reports',
      course_news: 'courses',
    });
    const { html, text } = await render(samples.reward_earned, null, turnOff);
    expect(html).toContain(`href="${turnOff}"`);
    expect(text).toContain(turnOff);
    expect((await render(samples.reset_password, null)).text).not.toContain('turn');
  });
});

describe('text of people', () => {
  const title = 'Notes\r\nBcc: everybody@example.com\u0000 <script>alert(1)</script> \u202egnp.exe';

  it('[X11] text of people stays text in mails, also when it is a script', async () => {
    const mail: Mail = {
      kind: 'upload_refused',
      title,
      reason: '<img src=x onerror=alert(1)> & so on',
      link,
    };
    const { html, text } = await render(mail, '<b>Ada</b>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<img|<b>Ada/);
    expect(text).toContain('<img src=x onerror=alert(1)> & so on');
  });

  it('[X11] text of people never adds a line to a subject or changes its direction', async () => {
    const { subject } = await render({ kind: 'reward_earned', title, points: 5 }, null);
    expect(subject).toBe('Reward earned: Notes Bcc: everybody@example.com <script>alert(1)</script> gnp.exe');
    const long = await render({ kind: 'reward_earned', title: 'é'.repeat(500), points: 5 }, null);
    expect(Array.from(long.subject)).toHaveLength(120);
  });

  it('[X8] text of an issue becomes paragraphs, and an address on its own line a button', async () => {
    const body =
      'See\nhttps://workshop.example/a\njavascript:alert(1)\n\n\nhttps://b.example/ <script>x</script>';
    const { html } = await render({ kind: 'newsletter_issue', subject: 'x', body }, null);
    const hrefs = [...html.matchAll(/class="button" href="([^"]*)"/g)].map((match) => match[1]);
    expect(hrefs).toEqual(['https://workshop.example/a']);
    expect(html).not.toMatch(/<script>|href="javascript/);
    expect(html.match(/<p class="ink"/g)).toHaveLength(3);
  });

  it('[X11] a mail greets by name, but not if the name would become a link or the address is unconfirmed', async () => {
    const greeting = async (mail: Mail, name: string | null) =>
      /^Hello.*$/m.exec((await render(mail, name)).text)?.[0];
    expect(await greeting(samples.reset_password, 'Ada\nLovelace')).toBe('Hello Ada Lovelace,');
    expect(await greeting(samples.reset_password, 'J.R.R. Tolkien')).toBe('Hello J.R.R. Tolkien,');
    expect(await greeting(samples.reset_password, null)).toBeUndefined();
    for (const bait of ['Win at evil.example/now', 'evil.example', 'mail me@evil'])
      expect(await greeting(samples.reset_password, bait)).toBeUndefined();
    expect(await greeting(samples.verify_email, 'Ada')).toBeUndefined();
  });
});
