import type { Template } from '../../template';
import { amountInFormula, dollars } from '../amounts';

/** Machine that loses `monthly` dollars a month, bought in `month` (1 is January). */
type Machine = { monthly: number; years: number; residual: number; month: number };

const names = ['January', 'February', 'March', 'April', 'May', 'June'].concat([
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]);
const cost = ({ monthly, years, residual }: Machine) => residual + 12 * years * monthly;
const months = ({ month }: Machine) => 13 - month;

export const partYearDepreciation: Template<Machine, number> = {
  subject: 'Accounting',
  topic: 'Depreciation',
  difficulty: 'easy',
  source:
    'OpenStax, Principles of Accounting, Volume 1: Financial Accounting, section 11.3, Explain and Apply Depreciation Methods to Allocate Capitalized Costs',
  make: ({ pick }) => ({
    monthly: pick([50, 100, 150, 200, 250]),
    years: pick([4, 5, 8, 10]),
    residual: pick([2400, 3600, 4800, 6000]),
    month: pick([2, 3, 4, 5, 6, 8, 9, 10, 11]),
  }),
  stem: (machine) =>
    `A business whose financial year ends on 31 December buys a machine on 1 ${names[machine.month - 1]} for ${dollars(cost(machine))} and uses it from that day. The useful life is ${machine.years} years, the residual value ${dollars(machine.residual)}. Depreciation is straight-line, counted in months. How much is it for the year of purchase?`,
  answer: (machine) => machine.monthly * months(machine),
  mistakes: {
    'Charges a full year, although the machine was used for a part of it.': ({ monthly }) => 12 * monthly,
    'Spreads the whole cost and does not subtract the residual value.': (machine) =>
      (cost(machine) * months(machine)) / (12 * machine.years),
    'Counts the months before the purchase instead of those after it.': ({ monthly, month }) =>
      monthly * (month - 1),
    'Leaves the month of the purchase out.': (machine) => machine.monthly * (months(machine) - 1),
  },
  show: dollars,
  // At this rate, the months of the useful life reduce the book value to the residual value.
  holds: (machine, value) => {
    let book = cost(machine) * months(machine);
    for (let month = 0; month < 12 * machine.years; month += 1) book -= value;
    return book === machine.residual * months(machine);
  },
  explanation: (machine) => {
    const { monthly, years, residual } = machine;
    return [
      `The depreciable amount is $${amountInFormula(cost(machine))} - ${amountInFormula(residual)} = ${amountInFormula(12 * years * monthly)}$ dollars, which is $${amountInFormula(12 * monthly)}$ a year over ${years} years and $${monthly}$ a month. The machine is used for $${months(machine)}$ months up to 31 December, so the expense is $${months(machine)} \\cdot ${monthly} = ${amountInFormula(monthly * months(machine))}$ dollars.`,
      'The residual value is expected to come back at the end and is not used up, so it is subtracted first. A full year would charge this period with months in which the machine earned nothing.',
    ];
  },
};
