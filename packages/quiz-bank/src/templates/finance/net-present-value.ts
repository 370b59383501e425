import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { amountInFormula, dollars, whole } from '../amounts';

/** Present values of the inflows after one and two years, the outlay, and the yearly rate in percent. */
type Project = { first: number; second: number; outlay: number; rate: number };

const growth = ({ rate }: Project) => new Fraction(100 + rate, 100);
const afterOne = (project: Project) => growth(project).mul(project.first);
const afterTwo = (project: Project) => growth(project).mul(growth(project)).mul(project.second);

export const netPresentValue: Template<Project, Fraction> = {
  subject: 'Finance',
  topic: 'Capital budgeting',
  difficulty: 'medium',
  source: 'OpenStax, Principles of Finance 2e, section 16.2, Net Present Value (NPV) Method',
  make: ({ int, pick }) => {
    const [first, second] = [2000 * int(1, 5), 2000 * int(1, 5)];
    const value = 100 * int(1, 8) * pick([-1, 1]);
    return { first, second, outlay: first + second - value, rate: pick([5, 10, 20, 25]) };
  },
  stem: (project) =>
    `A project costs ${dollars(whole(project.outlay))} today and pays ${dollars(whole(afterOne(project)))} in one year and ${dollars(whole(afterTwo(project)))} in two years. What is its net present value in dollars, to the nearest dollar, at a discount rate of ${project.rate} % a year?`,
  answer: ({ first, second, outlay }) => new Fraction(first + second - outlay),
  mistakes: {
    'Adds the flows without discounting them.': (project) =>
      afterOne(project).add(afterTwo(project)).sub(project.outlay),
    'Discounts both inflows by one year.': (project) =>
      afterTwo(project).div(growth(project)).add(project.first).sub(project.outlay),
    'Discounts both inflows by two years.': (project) =>
      new Fraction(project.first).div(growth(project)).add(project.second).sub(project.outlay),
    'Gives the present value of the inflows and forgets the outlay.': ({ first, second }) =>
      new Fraction(first + second),
    'Takes the outlay for a flow at the end of the first year and discounts it too.': (project) =>
      new Fraction(project.first + project.second).sub(new Fraction(project.outlay).div(growth(project))),
  },
  show: (value) => `$${amountInFormula(whole(value))}$`,
  // The project's account after two years must equal the net present value invested at the same rate.
  holds: (project, value) => {
    let [account, aside] = [new Fraction(-project.outlay), value];
    for (const flow of [afterOne(project), afterTwo(project)]) {
      account = account.add(account.mul(project.rate).div(100)).add(flow);
      aside = aside.add(aside.mul(project.rate).div(100));
    }
    return account.equals(aside);
  },
  explanation: (project) => {
    const factor = growth(project).toString();
    const [first, second] = [amountInFormula(whole(project.first)), amountInFormula(whole(project.second))];
    const value = amountInFormula(whole(project.first + project.second - project.outlay));
    return [
      `Each inflow is discounted by its own time: $\\frac{${amountInFormula(whole(afterOne(project)))}}{${factor}} = ${first}$ and $\\frac{${amountInFormula(whole(afterTwo(project)))}}{${factor}^2} = ${second}$ dollars. With the outlay, which is paid today and not discounted, the net present value is $${first} + ${second} - ${amountInFormula(whole(project.outlay))} = ${value}$ dollars.`,
      'The plain sum of the flows treats money of different years as equal. One common factor for both inflows gives the first or the second the wrong distance in time.',
    ];
  },
};
