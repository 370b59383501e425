import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksForWriting, namesAssessedWork } from './writing-requests';

describe('requests to write work', () => {
  it.each([
    'Write my essay on Hamlet.',
    'Please write my whole second year dissertation',
    'I need you to write my essay.',
    'You have my notes; could you do our coursework by Friday?',
    'I want someone to complete my assignment',
    'Please proofread and complete my dissertation',
    'write me a 2000-word essay',
    'Write the essay for me',
    'Just do it for me, thanks',
    'The introduction is mine, please write chapter 2',
    'It should be written from scratch',
    'I want a thesis written for me',
    'I need my dissertation done until Monday',
    'W\u200Brite my e\u00ADssay',
    'WRITE MY COURSE-WORK',
    'Ghost-write my thesis',
    'Topic: cells.\nDo my homework',
    'write my\nessay',
    'Create my essay on Hamlet',
    'please author my thesis',
    'Draft my coursework, please',
    'Prepare an essay on trade for me',
    'I need an essay, 2000 words, from zero',
    'I had no time, so write my essay',
    'Please write\r\nthe whole\r\ndissertation for me',
    'write my 3,000-word essay',
    'I need help, write my essay',
    'I need help — write my essay',
    'I cannot write my essay, so you write my essay',
    'have my essay written',
    'I would like to have my essay written by Monday',
    'Can I have my essay written?',
    'I would like my essay to be written',
    "I'd like an essay written",
    'write my (Hamlet) essay',
    'write my essay (2,000 words)',
    'write my essay asap',
    'wríte my essay',
    'wr\u0456te my essay',
    'WR\u0406T\u0415 MY ESS\u0410Y',
    'please write an essay',
    'Please read my notes and write an essay on Hamlet',
    'Could you write two essays about trade?',
    'I am looking for someone to write a dissertation',
    'write the essay',
    'Please write the essay by Friday',
    'I want you to write 2000 words on Hamlet',
    'Write 2,000 words on Hamlet',
    'take my exam for me',
    'Sit my online exam on Friday',
    'Please take the statistics class for me',
    'Please turn these bullet points into a full essay',
    'Expand my notes into a 2,000-word essay',
    'Please write a report on trade for me',
  ])('[L1] “%s” is a request to write', (text) => {
    expect(asksForWriting(text)).toBeDefined();
  });

  it.each([
    'Please proofread my dissertation and mark unclear sentences.',
    'Edit my own essay; I wrote it in a week.',
    'I write my thesis in LaTeX, please keep the macros.',
    'Help me plan how to write my dissertation',
    'Teach me to write an essay',
    'My tutor told me to complete my assignment in APA style',
    'Please write comments on my essay',
    'Please do the proofreading of my essay by Friday',
    'Please do my essay references in APA',
    'I still have to finish my thesis before you see the end of it',
    'Check this for me',
    'Please prepare my thesis for printing',
    'Make my essay clearer and shorter',
    'Please check the first draft of my essay',
    'The task was: “Write a 2,000-word essay on Hamlet.” My draft is attached.',
    'We had to write our report in groups',
    'Two chapters of my PhD thesis, supervised by Dr Haddad',
    'I wrote my essay and want it proofread',
    'help me to write better',
    'I have to write an essay on Hamlet; please check my outline',
    'I have to write 2,000 words on Hamlet; please check my outline',
    'how to write an essay',
    'my teacher asked us to write an essay',
    'The task: write the essay in MLA style. My draft is attached.',
    'My teacher said: write the essay on Hamlet',
    'the essay was written by me',
    'I have my essay written and need it proofread',
    'We already have our report completed',
    'Please write a report on my essay for me',
    'Please write me a report about the grammar of it',
    'Please write a report with your corrections',
    'Could you write a short report for every lesson?',
    'Please write a practice test for me',
    'please write comments on my essay',
    'Please write 300 words on my essay and its structure',
    'write to me if the essay is unclear',
    'When you write the report, please be kind',
    'Did you ever write a thesis?',
    'Please do not write my essay, only correct it',
    'Please take my exam dates into account',
    'Before I take my exam I want to practise',
    'Please turn it into a better essay',
    'Please turn my rough draft into a polished essay',
    'Please write an essay plan with me',
    '',
  ])('[L1] “%s” is not a request to write', (text) => {
    expect(asksForWriting(text)).toBeUndefined();
  });
});

describe('spaced letters', () => {
  it.each([
    'Write my d i s s e r t a t i o n',
    'Please w r i t e my e-s-s-a-y',
    'write my e.s.s.a.y by Friday',
    'write my e. s. s. a. y. by Friday',
    'Please write my e\u200Bs\u200Bs\u200Ba\u200By',
    'write my e\u2800s\u2800s\u2800a\u2800y',
    'write my e\u3164s\u3164s\u3164a\u3164y',
    'Please\u3164write my essay',
    'Kindly\u115Fwrite my essay by Friday',
    'write\uFFA0my\u3164essay',
    'take my f i n a l s',
    'c-r-a-f-t my essay',
    'w r i t e   m y   e s s a y',
    'w-r-i-t-e m-y h-i-s-t-o-r-y e-s-s-a-y',
    'w r i t e m y e s s a y',
    'W R I T E M Y H I S T O R Y E S S A Y',
    'D_O I_T F_O_R M_E',
    'd o i t f o r m e',
    'Please write a n e s s a y about trade',
    'I need a d i s s e r t a t i o n w r i t t e n by Monday',
    'Please t•a•k•e my e•x•a•m for me',
    'write my e\ns\ns\na\ny',
    'wrіte my е s s а y',
  ])('[L1] “%s” asks for writing', (text) => {
    expect(asksForWriting(text)).toBeDefined();
  });

  const works =
    'essay,dissertation,thesis,theses,assignment,coursework,homework,term paper,research paper,report,chapter,case study,literature review,research proposal';
  const requests = works.split(',').map((work) => `write my ${work}`);
  const exams = ['exam', 'examination', 'test', 'quiz', 'quizzes', 'midterm', 'finals'].map(
    (one) => `take my ${one}`,
  );
  const verbs = [
    'compose',
    'produce',
    'draft',
    'author',
    'craft',
    'do',
    'complete',
    'finish',
    'create',
    'make',
  ];
  it.each([
    ...requests,
    ...exams,
    ...verbs.map((verb) => `${verb} my essay`),
    'turn my bullet points into an essay',
    'transform my outline into an essay',
  ])('[L1] “%s” is a request in spaced letters, with or without gaps between its words', (text) => {
    const apart = text.split(' ').map((word) => word.split('').join(' '));
    for (const gap of [' ', '   ']) expect(asksForWriting(apart.join(gap))).toBeDefined();
  });

  it('[L1] a spelled-out course word is recognised', () => {
    expect(namesAssessedWork('It goes through T.u.r.n.i.t.i.n')).toBe('turnitin');
  });

  it.each([
    'A B C ranking of my essay topics, please comment',
    'Plan B, option C: please proofread my essay',
    'I do A - B - C, my essay is about D',
    'Answers A B D O: my essay explains each of them',
    'My essay is about J. R. R. Tolkien, e. g. his letters',
    'I hold a Ph. D. and an M. A.; please look at my thesis once more',
    'In the U. S. A. I wrote my essay in A.P.A. style',
    'I w r o t e my e s s a y and want it proofread',
    'Help me plan how to w r i t e my d i s s e r t a t i o n',
    'Please p r o o f r e a d my dissertation',
    'x, y, z are the variables of my report',
    'a) b) c) d) are the parts of my thesis, do they fit?',
    'In sections A, B, C I write my essay in my own words',
    'My name is J. P. I write my essay in English, please proofread it',
    'Questions A, B, C: I do my homework on them, you check it.',
    'Vitamins A, D, E & K. I do my research paper about these; please proofread',
    'Group A + B, I do our homework and want feedback',
    'x = a + b. I do my homework like this',
  ])('[L1] “%s” does not ask for writing', (text) => {
    expect(asksForWriting(text)).toBeUndefined();
  });

  it.each(['A. B. in history, M. A. in trade', 'C, C++ and R; plan B', 'I teach a b c to children'])(
    '[L1] “%s” names no work of a course',
    (text) => {
      expect(namesAssessedWork(text)).toBeUndefined();
    },
  );
});

describe('time to read a brief', () => {
  const parts = [
    'write',
    'my',
    'the',
    'please',
    'you',
    'I',
    'essay',
    'for me',
    'turn',
    'into',
    'a',
    '2000 words',
  ];
  const signs = [
    ' ',
    ', ',
    '.',
    '!',
    '\n',
    ' - ',
    '1,',
    '(',
    "'",
    '\u0301',
    '\u200b',
    'reports on my',
    'x',
    'e s s a y ',
    'i n t o ',
  ];

  /** Returns the shortest of three readings in milliseconds, so that other load on the machine is not counted. */
  function readingMs(text: string): number {
    const times = Array.from({ length: 3 }, () => {
      const start = performance.now();
      asksForWriting(text);
      namesAssessedWork(text);
      return performance.now() - start;
    });
    return Math.min(...times);
  }

  it('[L1] reading time is linear for any repetition: ten times the longest brief costs far less than a hundred times as much', () => {
    const repeated = fc
      .array(fc.constantFrom(...parts, ...signs), { minLength: 1, maxLength: 6 })
      .chain((some) => fc.constantFrom(some.join(''), some.join(' ')));
    const long = (fragment: string, letters: number) => fragment.repeat(Math.ceil(letters / fragment.length));
    fc.assert(
      fc.property(repeated, (fragment) => {
        const ratio = () =>
          readingMs(long(fragment, 100_000)) / Math.max(2, readingMs(long(fragment, 10_000)));
        // A reading that is not linear fails each time; one on a busy machine does not.
        const isLinear = Array.from({ length: 5 }).some(() => ratio() < 40);
        expect(isLinear).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('names of assessed work', () => {
  it.each([
    'Module code BUS2001',
    'the marking criteria are attached',
    'An essay for my course',
    'Coursework for the finance module',
    '2,000-word essay',
    'a report of 3000 words',
    'Dissertation: supply chains',
    'It goes through Turnitin',
  ])('[L1] “%s” names assessed work', (text) => {
    expect(namesAssessedWork(text)).toBeDefined();
  });

  it.each([
    'PhD thesis on supply chains, University of Lagos, 2019',
    'Relevant coursework and a dissertation that won a prize',
    'Modules taught: statistics',
    'I apply for a job as a lecturer',
  ])('[L1] “%s” does not name assessed work', (text) => {
    expect(namesAssessedWork(text)).toBeUndefined();
  });
});
