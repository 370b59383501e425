import type { DemoDocument } from '../demo-document';
import { curve, dots, f, fig, graph, h, p, table, text, ul } from './blocks';

export const finance: DemoDocument = {
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
