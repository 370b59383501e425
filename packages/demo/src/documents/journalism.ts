import type { DemoDocument } from '../demo-document';
import { h, note, p, steps, table, ul } from './blocks';

export const journalism: DemoDocument = {
  slug: 'writing-a-news-story-from-a-fact-sheet',
  title: 'Writing a news story from a fact sheet: the inverted pyramid in practice',
  description:
    'A fact sheet about an invented ferry accident, a method for the lead, a model story, and a checklist for accuracy and law.',
  subject: 'Journalism',
  documentType: 'assignment',
  school: 'Zayed University',
  courseCode: 'COMM 220',
  ageDays: 15,
  uploader: 0,
  accent: '#b03a2e',
  format: 'docx',
  look: 'report',
  body: [
    h('The task'),
    p(
      'Write a news story of 250 to 300 words from the fact sheet below, for the web page of a local newspaper, to appear at 14:00 on the same day. You have 40 minutes. Everything in the sheet is invented; treat it as confirmed only where a source is named. Hand in the story, a headline of at most 70 characters, and a note of three questions that you would still ask and of whom.',
    ),
    h('The inverted pyramid'),
    p(
      'A news story begins with its end. The first sentence, the *lead*, gives what matters most; each paragraph after it matters a little less, so that an editor can cut from the bottom and a reader can stop anywhere. The form was made for the telegraph and the lead type of the printing frame; it has survived because readers on a telephone stop even sooner.',
    ),
    table(['Part', 'Holds', 'Share'], 'lll', [
      ['lead', 'what happened, to whom, where and when, with what result', 'one sentence, 20 to 30 words'],
      ['second paragraph', 'the fact that most needs proof, with its source', '2 sentences'],
      ['body', 'how and why, in falling order of importance; voices', 'half of the text'],
      ['background', 'what one must know to understand it', '2 to 3 sentences'],
      ['end', 'what comes next', '1 sentence'],
    ]),
    p(
      'To find the lead, tell a friend the news in one breath, and write down what you said. Of the six questions, *what* and *who* nearly always come first; *when* seldom deserves the opening word; *why* is often unknown on the first day, and then the story says so.',
    ),
    h('Fact sheet'),
    ul(
      '**Police, spokesperson Inspector Mona Haddad, 10:40:** ferry *Gannet* touched a sandbank off Port Ellery at 7:52 this morning (Tuesday), in fog, 400 m from the landing stage. 63 passengers, 4 crew. All safe by 9:15. No pollution seen.',
      '**Hospital, press office, 11:20:** 7 people treated, 6 discharged, 1 (woman, 71, broken wrist) stays overnight.',
      '**Passenger Tom Weller, 34, teacher, by telephone, 11:05:** “There was a bump like a bus over a kerb, and then silence. The crew handed out jackets within two minutes. A boy next to me asked whether we were there yet.”',
      '**Ferry company, statement, 12:00:** service stopped today; replacement buses from 13:00; “safety is our first concern”; captain has 22 years of experience; a full inquiry will be held.',
      '**Harbour office log, public:** visibility 150 m at 7:45. Company rule: no departure below 200 m. The *Gannet* left at 7:40.',
      '**Message on a social network, unknown author, 9:30:** “captain was on his phone”.',
      '**Archive:** the bank shifts with the winter storms; a survey recommended new buoys two years ago; the council put it off for cost (£180,000). Last grounding there: six years ago, a fishing boat, nobody hurt.',
    ),
    h('Before you write: sort'),
    table(['Fact', 'Use it?', 'Because'], 'lll', [
      ['67 people brought to safety', 'lead', 'the result that readers fear for first'],
      ['one broken wrist', 'first or second paragraph', 'true size of the harm; neither hidden nor blown up'],
      [
        'visibility 150 m, limit 200 m, left at 7:40',
        'high',
        'public record, and the question that readers will ask; but the log’s reading is from 7:45, after departure',
      ],
      ['captain on his phone', 'no', 'one anonymous message; damaging; ask the police and the company'],
      ['“safety is our first concern”', 'no', 'says nothing'],
      ['the boy’s question', 'yes', 'a true detail that shows the mood better than an adjective'],
      ['buoys postponed', 'background', 'recorded; no cause has been shown yet'],
    ]),
    h('Model story'),
    p('**Ferry runs aground in fog off Port Ellery; all 67 aboard are safe**'),
    p(
      'All 67 people aboard the ferry *Gannet* were brought ashore unharmed or with minor injuries on Tuesday morning after it ran onto a sandbank in thick fog, 400 metres from the landing stage at Port Ellery.',
    ),
    p(
      'Seven people were taken to hospital, and a woman of 71 with a broken wrist will stay overnight, the hospital said. The four crew and 63 passengers had all left the ship by 9:15, according to the police, an hour and 23 minutes after it touched ground. No oil has been seen in the water.',
    ),
    p(
      'The harbour’s log shows a visibility of 150 metres at 7:45, five minutes after the ferry left. The company’s own rules forbid departure below 200 metres. The company did not say in its statement how far the captain could see when he cast off, and announced a full inquiry.',
    ),
    p(
      '“There was a bump like a bus over a kerb, and then silence,” said Tom Weller, 34, a teacher who was on board. The crew handed out life jackets within two minutes, he said. “A boy next to me asked whether we were there yet.”',
    ),
    p(
      'The sandbank moves with the winter storms. Two years ago a survey recommended new buoys; the council postponed them because of the cost of £180,000. Six years ago a fishing boat grounded at the same place. It is not known whether buoys would have prevented Tuesday’s accident.',
    ),
    p('The ferry does not run today. Replacement buses leave from 1 pm.'),
    h('What to learn from it'),
    ul(
      'Every fact that could be disputed has its source in the same sentence.',
      'The log and the rule stand side by side; the story does not say that the rule was broken, because the reading is five minutes younger than the departure.',
      'The figures (67, 63, 4) add up. Editors check sums first.',
      'The archive is used without a claim of cause; one sentence says what is not known.',
    ),
    h('Checklist before you file'),
    steps(
      'Names spelt as the person spells them; ages, titles and numbers checked against the notes.',
      'Does the lead stand alone? Cover the rest and read it to somebody.',
      'Who is accused of anything, even between the lines? Has that person been asked?',
      'Would a relative of the injured woman find a sentence needlessly hard?',
      'Is every quotation complete enough to mean what the speaker meant?',
    ),
    note(
      'Marking',
      'Lead 25, order and cutting 20, attribution and fairness 25, language 20, three questions 10. An invented fact or quotation, however small, means zero for the whole piece: that is the one rule of the trade without exceptions.',
    ),
  ],
};
