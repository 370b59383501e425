import type { DemoDocument } from '../demo-document';
import { area, curve, dots, f, fig, fu, graph, h, h2, note, p, steps, table, text, ul } from './build';

const timeValue: DemoDocument = {
  slug: 'time-value-of-money-solved-problems',
  title: 'The time value of money: twelve solved problems',
  description:
    'From compound interest to bonds, mortgages and net present value, each with the formula, the numbers and a check.',
  subject: 'Finance',
  documentType: 'textbook',
  school: 'London Business School',
  courseCode: 'FIN 510',
  ageDays: 11,
  uploader: 3,
  accent: '#14463a',
  format: 'pdf',
  look: 'paper',
  body: [
    h('One idea'),
    p(
      'A sum of money today and the same sum in a year are different goods, because today’s money can be lent in between. Amounts may only be added or compared after they have been carried to the same date. Carrying forward multiplies by 1 + r per period, carrying back divides by it. Everything below is this one idea, applied to one payment, to a row of equal payments, or to a row of unequal ones.',
    ),
    f('FV = PV (1 + r)^{n},    PV = frac(FV; (1 + r)^{n})'),
    p(
      'Throughout, r is the rate *per period* and n the number of periods. A nominal yearly rate that is paid monthly is divided by 12 before anything else is done. Amounts are in dollars.',
    ),
    h('Single sums'),
    p(
      '**1. Saving.** $5,000 is left for 10 years at 6 %. FV = 5,000 · 1.06¹⁰ = 5,000 · 1.7908 = $8,954. Simple interest would give 5,000 · 1.60 = $8,000; the other $954 is interest on interest.',
    ),
    p(
      '**2. A promised sum.** What is $20,000 in 8 years worth today at 5 %? PV = 20,000/1.05⁸ = 20,000/1.4775 = $13,537. *Check:* 13,537 grows by about half, which is what 8 years at 5 % should do.',
    ),
    p(
      '**3. How long to double?** At 6 %, n = ln 2/ln 1.06 = 11.9 years. The rule of 72 gives 72/6 = 12. At 9 % the exact answer is 8.04 years and the rule gives 8.',
    ),
    p(
      '**4. Comparing rates.** A card charges 18 % nominal, monthly. The effective yearly rate is 1.015¹² − 1 = 19.56 %. Rates may be compared only as effective rates.',
    ),
    fig(
      'Growth of $5,000 at 6 %: with compound interest (upper line) and with simple interest.',
      { min: 0, max: 31, ticks: [0, 5, 10, 15, 20, 25, 30], label: 'years' },
      { min: 0, max: 30, ticks: [0, 5, 10, 15, 20, 25], label: 'thousand dollars', grid: true },
      [
        curve(graph((n) => 5 * 1.06 ** n, 0, 30)),
        curve(
          [
            [0, 5],
            [30, 14],
          ],
          { tone: 'second', dashed: true },
        ),
        dots([
          [10, 8.954],
          [30, 28.72],
        ]),
        text([10, 8.95], '$8,954', { anchor: 'end', shift: [-5, 8] }),
        text([30, 28.72], '$28,717', { anchor: 'end', shift: [-9, 0] }),
        text([24, 11.2], 'simple interest', { tone: 'second', shift: [0, -8] }),
      ],
      { ratio: 0.48, width: 0.75 },
    ),
    h('Equal payments'),
    p(
      'A row of n equal payments C at the end of each period, an *annuity*, has a closed formula, because the present values form a geometric series. Its future value is the present value carried forward.',
    ),
    f('PV = C · frac(1 − (1 + r)^{−n}; r),    FV = C · frac((1 + r)^{n} − 1; r)'),
    p(
      '**5. A savings plan.** $300 at the end of every month for 30 years at 6 % nominal: r = 0.005, n = 360. FV = 300 · (1.005³⁶⁰ − 1)/0.005 = 300 · 1,004.5 = $301,355. Paid in are only $108,000.',
    ),
    p(
      '**6. A mortgage.** $200,000 over 25 years at 4.8 % nominal: r = 0.004, n = 300. Solving the first formula for C gives C = 200,000 · 0.004/(1 − 1.004⁻³⁰⁰) = $1,145.99 a month. In the first month $800.00 of this is interest and only $345.99 repayment. All payments together come to $343,798.',
    ),
    p(
      '**7. What is still owed?** After 5 years 240 payments remain, and the debt is their present value: 1,145.99 · (1 − 1.004⁻²⁴⁰)/0.004 = $176,590. A fifth of the time has passed, but less than an eighth of the debt.',
    ),
    p(
      '**8. A pension.** To draw $40,000 at the end of each year for 20 years at 5 %, one needs PV = 40,000 · (1 − 1.05⁻²⁰)/0.05 = $498,488. To have this after 30 years of saving at 7 %, one must put aside 498,488 · 0.07/(1.07³⁰ − 1) = $5,277 a year.',
    ),
    p(
      '**9. For ever.** A perpetuity is an annuity with n → ∞, worth C/r. A scholarship of $1,200 a year at 4 % needs 1,200/0.04 = $30,000. If the payment is to grow by 2 % a year, the formula becomes C/(r − g) = 1,200/0.02 = $60,000: modest growth doubles the price.',
    ),
    h('Unequal payments'),
    p(
      '**10. A bond.** Face value $1,000, coupon 6 % paid yearly, five years to run, market yield 5 %. The price is the present value of the coupons and of the face value:',
    ),
    f('P = 60 · frac(1 − 1.05^{−5}; 0.05) + frac(1000; 1.05^{5}) = 259.769 + 783.526 = 1043.29'),
    p(
      'At a yield of 6 % the same bond costs exactly $1,000, at 7 % only $959.00. Prices and yields move in opposite directions; a bond sells above its face value exactly when its coupon is higher than the market’s yield.',
    ),
    p(
      '**11. An investment.** A machine costs $10,000 and brings $3,000, $4,000 and $5,000 at the end of the next three years. At 8 % the net present value is',
    ),
    table(
      ['Year', 'Cash flow', 'Discount factor at 8 %', 'Present value'],
      'crrr',
      [
        ['0', '−10,000', '1.0000', '−10,000.00'],
        ['1', '3,000', '0.9259', '2,777.78'],
        ['2', '4,000', '0.8573', '3,429.36'],
        ['3', '5,000', '0.7938', '3,969.16'],
        ['', '', 'NPV', '176.30'],
      ],
      'Net present value of the machine.',
    ),
    p(
      'The NPV is positive, so the machine earns more than 8 %; buy it. At 10 % the NPV is −$210.37. The rate at which it is zero, the internal rate of return, lies between: 8.9 %. When projects exclude each other, choose by NPV and not by IRR, because a high rate on a small sum may be worth less than a moderate rate on a large one.',
    ),
    p(
      '**12. Inflation.** Money grows at 7 % and prices rise by 3 %. The real rate is 1.07/1.03 − 1 = 3.88 %, not quite 4 %. Discount nominal amounts with nominal rates and real amounts with real rates; mixing the two is the most expensive mistake in this subject.',
    ),
    h('A checklist before you calculate'),
    ul(
      'Draw the time line. Mark today, every payment and its sign.',
      'Is the rate per period? Is it nominal or effective? Do r and n count the same periods?',
      'Are payments at the end of the period (as in the formulas) or at the beginning? Beginning: multiply the result by 1 + r.',
      'Carry everything to *one* date before you add.',
      'Estimate first: the rule of 72 is enough to catch a misplaced n.',
    ),
  ],
};

const adjusting: DemoDocument = {
  slug: 'adjusting-entries-and-the-worksheet',
  title: 'Adjusting entries and the worksheet: a print shop’s year end, solved step by step',
  description:
    'Six adjustments from trial balance to balance sheet, with the reasoning behind each and the profit before and after.',
  subject: 'Accounting',
  documentType: 'textbook',
  school: 'Santa Monica College',
  courseCode: 'ACCT 1',
  ageDays: 24,
  uploader: 2,
  accent: '#5b3a72',
  format: 'docx',
  look: 'worksheet',
  body: [
    h('The problem'),
    p(
      'Harbour Print Shop (an invented firm) closes its books on 31 December. The unadjusted trial balance is below, in dollars. The bookkeeper leaves these notes:',
    ),
    steps(
      'A count shows supplies of $600 on the shelf.',
      'The insurance was bought on 1 September for twelve months.',
      'The equipment cost $24,000, is written off in equal parts over five years and will be worth nothing afterwards.',
      'Of the $1,500 that customers had paid in advance, two thirds has been earned.',
      'The weekly wages of $750 are paid on Fridays for five days; 31 December is a Wednesday.',
      'Jobs for $1,100 were finished in December but not yet invoiced.',
    ),
    table(
      ['Account', 'Debit', 'Credit'],
      'lrr',
      [
        ['Cash', '9,400', ''],
        ['Accounts receivable', '6,200', ''],
        ['Supplies', '1,850', ''],
        ['Prepaid insurance', '2,400', ''],
        ['Equipment', '24,000', ''],
        ['Accumulated depreciation', '', '4,800'],
        ['Accounts payable', '', '3,100'],
        ['Unearned revenue', '', '1,500'],
        ['Owner’s capital', '', '20,000'],
        ['Owner’s drawings', '6,000', ''],
        ['Service revenue', '', '46,250'],
        ['Wages expense', '18,300', ''],
        ['Rent expense', '6,000', ''],
        ['Utilities expense', '1,500', ''],
        ['**Total**', '**75,650**', '**75,650**'],
      ],
      'Unadjusted trial balance, 31 December.',
    ),
    h('Why adjust at all'),
    p(
      'A trial balance that balances is not yet right. Cash was recorded when it moved, but the income statement must show what was *earned* and what was *used up* in the year. The accrual basis therefore asks four questions at year end: what did we pay for in advance and have now used (prepaid expenses)? What have we been paid for in advance and have now earned (unearned revenue)? What have we used but not yet paid (accrued expenses)? What have we earned but not yet billed (accrued revenue)? Depreciation is a prepaid expense that lasts for years.',
    ),
    note(
      'Three tests',
      'Every adjusting entry touches one account of the balance sheet and one of the income statement. None of them touches cash. Each makes the balance sheet true first; the income follows.',
    ),
    h('The six entries'),
    h2('1. Supplies'),
    p(
      'There were $1,850 on the books and $600 on the shelf, so $1,250 has been used. It is the *count* that decides, not the purchases.',
    ),
    fu('Dr Supplies expense 1,250    Cr Supplies 1,250'),
    h2('2. Insurance'),
    p(
      '$2,400 for twelve months is $200 a month. From 1 September to 31 December four months have passed: $800 is used, and eight months, $1,600, remain an asset.',
    ),
    fu('Dr Insurance expense 800    Cr Prepaid insurance 800'),
    h2('3. Depreciation'),
    p(
      '$24,000 over five years is $4,800 a year. The equipment account itself is not credited: the cost stays visible, and the contra account collects what has been written off. The $4,800 already there is last year’s charge.',
    ),
    fu('Dr Depreciation expense 4,800    Cr Accumulated depreciation 4,800'),
    h2('4. Revenue received in advance'),
    p(
      'Two thirds of $1,500 is $1,000. The liability to do the work shrinks by that much and becomes revenue; $500 is still owed in work.',
    ),
    fu('Dr Unearned revenue 1,000    Cr Service revenue 1,000'),
    h2('5. Wages'),
    p(
      'Monday to Wednesday are three of five days: 3/5 · $750 = $450 has been worked for and will be paid on Friday 2 January. Next Friday’s payment then splits: $450 settles the liability and $300 is an expense of the new year.',
    ),
    fu('Dr Wages expense 450    Cr Wages payable 450'),
    h2('6. Work done but not billed'),
    p(
      'The customer owes the money although no invoice has been written. Revenue follows the work, not the paper.',
    ),
    fu('Dr Accounts receivable 1,100    Cr Service revenue 1,100'),
    h('The worksheet'),
    table(
      ['Account', 'Unadjusted', 'Adjustment', 'Adjusted', 'Goes to'],
      'lrrrl',
      [
        ['Cash', '9,400 Dr', '', '9,400 Dr', 'balance sheet'],
        ['Accounts receivable', '6,200 Dr', '+1,100 (6)', '7,300 Dr', 'balance sheet'],
        ['Supplies', '1,850 Dr', '−1,250 (1)', '600 Dr', 'balance sheet'],
        ['Prepaid insurance', '2,400 Dr', '−800 (2)', '1,600 Dr', 'balance sheet'],
        ['Equipment', '24,000 Dr', '', '24,000 Dr', 'balance sheet'],
        ['Accumulated depreciation', '4,800 Cr', '+4,800 (3)', '9,600 Cr', 'balance sheet'],
        ['Accounts payable', '3,100 Cr', '', '3,100 Cr', 'balance sheet'],
        ['Wages payable', '', '+450 (5)', '450 Cr', 'balance sheet'],
        ['Unearned revenue', '1,500 Cr', '−1,000 (4)', '500 Cr', 'balance sheet'],
        ['Owner’s capital', '20,000 Cr', '', '20,000 Cr', 'equity'],
        ['Owner’s drawings', '6,000 Dr', '', '6,000 Dr', 'equity'],
        ['Service revenue', '46,250 Cr', '+2,100 (4, 6)', '48,350 Cr', 'income'],
        ['Wages expense', '18,300 Dr', '+450 (5)', '18,750 Dr', 'income'],
        ['Rent expense', '6,000 Dr', '', '6,000 Dr', 'income'],
        ['Utilities expense', '1,500 Dr', '', '1,500 Dr', 'income'],
        ['Supplies expense', '', '+1,250 (1)', '1,250 Dr', 'income'],
        ['Insurance expense', '', '+800 (2)', '800 Dr', 'income'],
        ['Depreciation expense', '', '+4,800 (3)', '4,800 Dr', 'income'],
        ['**Total, each side**', '**75,650**', '', '**82,000**', ''],
      ],
      'The worksheet, with the number of the entry behind each adjustment.',
    ),
    h('The statements'),
    table(['Income statement', '', 'Balance sheet', ''], 'lrlr', [
      ['Service revenue', '48,350', 'Cash', '9,400'],
      ['Wages', '(18,750)', 'Accounts receivable', '7,300'],
      ['Rent', '(6,000)', 'Supplies', '600'],
      ['Depreciation', '(4,800)', 'Prepaid insurance', '1,600'],
      ['Utilities', '(1,500)', 'Equipment, net of 9,600', '14,400'],
      ['Supplies', '(1,250)', '**Total assets**', '**33,300**'],
      ['Insurance', '(800)', 'Liabilities (3,100 + 450 + 500)', '4,050'],
      ['**Net income**', '**15,250**', 'Owner’s equity', '29,250'],
    ]),
    p(
      'Equity is the opening capital plus net income minus drawings: 20,000 + 15,250 − 6,000 = 29,250. With the liabilities of 4,050 it gives 33,300, equal to the assets. The whole chain of work is tested by this one equality.',
    ),
    h('What would have gone wrong'),
    p(
      'Without the adjustments, profit would have been 46,250 − 25,800 = $20,450, too high by $5,200. The six effects: supplies −1,250, insurance −800, depreciation −4,800, advance payments +1,000, wages −450, unbilled work +1,100; together −5,200. Notice that the errors do not all point in one direction, so that a “reasonable” profit is no proof of anything.',
    ),
    ul(
      'Crediting *Equipment* instead of accumulated depreciation: the net value is right, the cost is lost.',
      'Adjusting insurance for the months that *remain* instead of those used: 1,600 instead of 800.',
      'Recording the accrued wages again in January without splitting the payment: wages counted twice.',
    ),
  ],
};

const breakEven: DemoDocument = {
  slug: 'break-even-analysis-for-a-coffee-bar',
  title: 'Break-even analysis: how many cups until the coffee bar earns money?',
  description:
    'Contribution margin, break-even point, target profit, margin of safety and what-if questions, on one running example.',
  subject: 'Business',
  documentType: 'notes',
  school: 'INSEAD',
  courseCode: null,
  ageDays: 16,
  uploader: 4,
  accent: '#7a3f12',
  format: 'pptx',
  look: 'plain',
  body: [
    h('Two kinds of cost'),
    ul(
      '**Fixed costs** stay the same whatever is sold: rent, insurance, salaried staff, the lease of the machine.',
      '**Variable costs** arise with each unit: beans, milk, cup, card fee.',
      'Over a long enough time every cost is variable. Break-even analysis looks at one period, here a month.',
    ),
    table(['The coffee bar', 'per cup', 'per month'], 'lrr', [
      ['price', '€4.50', ''],
      ['variable cost', '€1.80', ''],
      ['fixed costs', '', '€5,400'],
    ]),
    h('Contribution margin'),
    p('What a cup leaves over after its own cost, to pay for the fixed costs first and profit afterwards.'),
    f('margin = price − variable cost = 4.50 − 1.80 = 2.70', 'margin ratio = frac(2.70; 4.50) = 60 %'),
    note('In words', 'Of each euro in the till, 60 cents are left for rent, wages and profit.'),
    h('The break-even point'),
    f('Q = frac(fixed costs; margin) = frac(5400; 2.70) = 2,000 cups', 'revenue = 2,000 · 4.50 = €9,000'),
    p(
      'Open 25 days a month, the bar must sell 80 cups a day before it earns a cent. Check with the ratio: 5,400 / 0.60 = €9,000.',
    ),
    h('The picture'),
    fig(
      'Revenue and total cost. Left of the crossing there is a loss, right of it a profit.',
      { min: 0, max: 4200, ticks: [0, 1000, 2000, 3000, 4000], label: 'cups per month' },
      { min: 0, max: 19, ticks: [0, 5, 10, 15], label: 'thousand euros', grid: true },
      [
        area(
          [
            [0, 0],
            [2000, 9],
            [0, 5.4],
          ],
          'second',
        ),
        area(
          [
            [2000, 9],
            [4000, 18],
            [4000, 12.6],
          ],
          'accent',
        ),
        curve([
          [0, 0],
          [4000, 18],
        ]),
        curve(
          [
            [0, 5.4],
            [4000, 12.6],
          ],
          { tone: 'second' },
        ),
        curve(
          [
            [0, 5.4],
            [4000, 5.4],
          ],
          { tone: 'muted', dashed: true, thin: true },
        ),
        dots([[2000, 9]], { tone: 'ink' }),
        text([2000, 9], 'break-even: 2,000 cups', { anchor: 'end', shift: [-8, 10] }),
        text([3400, 16.3], 'revenue', { tone: 'accent', anchor: 'end', shift: [-10, 0] }),
        text([3300, 10.6], 'total cost', { tone: 'second' }),
        text([2800, 4.8], 'fixed costs', { tone: 'muted', shift: [0, -5] }),
      ],
      { ratio: 0.52 },
    ),
    h('Target profit'),
    p('The owner wants €2,700 a month. Treat the profit as one more fixed cost.'),
    f('Q = frac(5400 + 2700; 2.70) = 3,000 cups'),
    p(
      'Half as many cups again as at break-even: 120 a day. If the wish is for €2,700 *after* 25 % tax, the profit before tax must be 2,700 / 0.75 = €3,600, and Q = 9,000 / 2.70 = 3,334 cups, rounded up.',
    ),
    h('How safe are we?'),
    p('The bar sells 2,600 cups at present.'),
    table(['Measure', 'Calculation', 'Result'], 'llr', [
      ['profit', '2,600 · 2.70 − 5,400', '€1,620'],
      ['margin of safety', '(2,600 − 2,000) / 2,600', '23 %'],
      ['operating leverage', 'contribution 7,020 / profit 1,620', '4.3'],
    ]),
    p('Leverage 4.3 means: 10 % more sales give 43 % more profit, and 10 % fewer sales 43 % less.'),
    h('What if …'),
    table(['Change', 'New margin', 'New break-even'], 'lrr', [
      ['price up by 10 % to €4.95', '€3.15', '1,715 cups'],
      ['variable cost up by 10 % to €1.98', '€2.52', '2,143 cups'],
      ['rent up, fixed costs €5,940', '€2.70', '2,200 cups'],
      ['price down by 10 % to €4.05', '€2.25', '2,400 cups'],
    ]),
    p(
      'Price is the strongest lever, provided that customers stay. Demand is not in the formula; it must come from somewhere else.',
    ),
    h('Limits'),
    ul(
      'Straight lines hold in a range: beyond 4,000 cups a second machine is needed and fixed costs jump.',
      'Several products: use the average margin of the mix, and say what mix you assume.',
      'Break-even says nothing about cash. Paying the supplier at once and the landlord a month later changes what the account shows, not the break-even.',
    ),
    note(
      'Exercise',
      'Cakes: price €4.00, variable cost €2.40. One in four customers buys one with a coffee. Show that the margin per customer is €3.10 and break-even 1,742 customers.',
    ),
  ],
};

export const businessDocuments: readonly DemoDocument[] = [timeValue, adjusting, breakEven];
