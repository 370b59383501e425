import type { QuestionsByDocument } from './question';

/** What the documents on accounting, finance, marketing and management answer. */
export const ofBusiness: QuestionsByDocument = {
  'time-value-of-money-solved-problems.pdf': [
    [
      1,
      'Why is a sum today different from the same sum in a year?',
      'a sum today and the same sum in a year are different goods',
      'different goods',
    ],
    [1, 'How many years does money take to double at 6 %?', 'money doubles in 11.9 years at 6 %', '11.9'],
    [2, 'What is a perpetuity worth?', 'a perpetuity is worth C/r', 'C/r'],
    [
      2,
      'What happens to bond prices when yields rise?',
      'when yields go one way, bond prices move in the opposite direction',
      'opposite directions',
    ],
    [3, 'What is the real rate after inflation?', 'the real rate is 3.88 %', '3.88 %'],
    [
      3,
      'Should I choose projects by NPV or by IRR?',
      'one should choose by NPV when projects exclude each other',
      'choose by NPV',
    ],
    [
      2,
      'How much of the first mortgage payment is interest?',
      '$800.00 is interest in the first month',
      '$800.00',
    ],
  ],
  'critical-path-moving-a-clinic.docx': [
    [
      2,
      'How is the slack of an activity defined?',
      'slack is the difference between the latest and the earliest start',
      'difference between latest and earliest start',
    ],
    [2, 'What is the critical path of the clinic move?', 'A–B–D–G–H makes up the critical path', 'A–B–D–G–H'],
    [
      3,
      'Which activities are worth shortening when crashing?',
      'shortening is worth it for critical activities alone',
      'Only critical activities',
    ],
    [3, 'What is the probability of opening within 22 weeks?', 'the probability of T ≤ 22 is 0.856', '0.856'],
    [
      2,
      'What happens if the equipment is four weeks late?',
      'four weeks of delay are less than the slack of F',
      'stays at 21 weeks',
    ],
    [1, 'When does the old lease run out?', 'after 21 weeks the old lease ends', '21 weeks'],
    [
      3,
      'How much is gained by shortening the move by three weeks?',
      'shortening by three weeks gains £1,400',
      '£1,400',
    ],
  ],
  'segmentation-targeting-positioning.pptx': [
    [
      2,
      'What is the question behind targeting?',
      'targeting asks which groups we want to serve',
      'do we want to serve',
    ],
    [
      3,
      'What is the weakness of demographic segmentation?',
      'demographic data are easy to measure but say little about wants',
      'says little about wants',
    ],
    [
      4,
      'When is a segment accessible?',
      'an accessible segment is reached with media and shops',
      'media and shops',
    ],
    [
      6,
      'Why does the smallest segment win?',
      'the smallest segment wins because nobody serves it',
      'nobody serves it',
    ],
    [
      8,
      'What does Rebound give its members?',
      'each member gets a plan made by a physiotherapist',
      'made by a physiotherapist',
    ],
    [
      3,
      'Should I segment by behaviour or by demography?',
      'one should segment by behaviour and describe by demography',
      'Segment by behaviour',
    ],
    [
      9,
      'How can I tell that a positioning sentence is no position?',
      'a sentence that a competitor could sign too is not a position',
      'not a position',
    ],
  ],
  'adjusting-entries-and-the-worksheet.docx': [
    [
      2,
      'How much is the yearly depreciation of the equipment?',
      'depreciation is $4,800 a year over five years',
      '4,800',
    ],
    [
      1,
      'Why do we need to adjust anything at year end?',
      'the income statement shows what was earned and what was used up',
      'what was earned and what was used up',
    ],
    [2, 'How much of the insurance has been used by 31 December?', '$800 of the insurance is used', '$800'],
    [
      2,
      'Which accounts does an adjusting entry touch?',
      'every adjusting entry touches the balance sheet and the income statement',
      'one account of the balance sheet',
    ],
    [
      4,
      'What would profit have been without the adjustments?',
      'profit would have been too high by $5,200',
      '20,450',
    ],
    [
      3,
      'How is equity at the end of the year calculated?',
      'equity is opening capital plus net income minus drawings',
      'opening capital plus net income minus drawings',
    ],
    [
      2,
      'Why is the equipment account not credited for depreciation?',
      'the cost of the equipment stays visible since a contra account is credited',
      'cost stays visible',
    ],
  ],
  'break-even-analysis-for-a-coffee-bar.pptx': [
    [
      2,
      'What are fixed costs?',
      'fixed costs do not depend on what is sold and stay the same',
      'same whatever is sold',
    ],
    [
      3,
      'What is the contribution margin?',
      'the margin is what a cup leaves over after its cost',
      'leaves over after its own cost',
    ],
    [
      4,
      'How many cups a day does the bar have to sell to break even?',
      '80 cups must be sold each day',
      '80 cups',
    ],
    [
      6,
      'How do I put a target profit into the calculation?',
      'profit is treated as one more fixed cost',
      'one more fixed cost',
    ],
    [
      7,
      'What does an operating leverage of 4.3 mean?',
      'leverage 4.3 means that 10 % more sales give 43 % more profit',
      '43 %',
    ],
    [
      8,
      'What is the strongest lever for the break-even point?',
      'the strongest lever of all is price',
      'Price is the strongest lever',
    ],
    [
      9,
      'Does break-even say anything about cash?',
      'break-even does not tell anything of cash',
      'nothing about cash',
    ],
  ],
};
