import type { Template } from '../../template';

/** Exactly k events in some hours, with an average rate per hour. */
type Events = { rate: number; hours: number; k: number; place: string };

const places: readonly [string, ...string[]] = [
  'Calls arrive at a help desk',
  'Emergency patients arrive at a small clinic',
  'Error messages reach a server',
  'Cars pass a village at night',
];
const meanOf = ({ rate, hours }: Events) => rate * hours;
const roundedExp = (mean: number) => Number(Math.exp(-mean).toFixed(5));
const factorial = (n: number): number => (n === 0 ? 1 : n * factorial(n - 1));
const chance = (mean: number, k: number) => (roundedExp(mean) * mean ** k) / factorial(k);
/** An impossible probability gives itself away, so the right value replaces it, which is then no option. */
const possible = (events: Events, value: number) => (value < 1 ? value : chance(meanOf(events), events.k));

export const poissonProbability: Template<Events, number> = {
  subject: 'Statistics',
  topic: 'Poisson distribution',
  difficulty: 'medium',
  source: 'OpenStax, Introductory Statistics 2e, section 4.6, Poisson Distribution',
  make: ({ pick }) => ({
    ...pick([
      { rate: 0.5, hours: 2 },
      { rate: 0.5, hours: 4 },
      { rate: 1, hours: 2 },
      { rate: 1, hours: 3 },
      { rate: 1.5, hours: 2 },
      { rate: 2, hours: 2 },
      { rate: 0.5, hours: 3 },
    ]),
    k: pick([1, 2, 3, 4]),
    place: pick(places),
  }),
  stem: (events) => {
    const { rate, hours, k, place } = events;
    const mean = meanOf(events);
    return `${place} as a Poisson process with $${rate}$ per hour on average. What is the probability of exactly $${k}$ in $${hours}$ hours, to three decimals? Use $e^{-${mean}} \\approx ${roundedExp(mean).toFixed(5)}$.`;
  },
  answer: (events) => chance(meanOf(events), events.k),
  mistakes: {
    'Forgets to divide by the factorial.': (events) =>
      possible(events, roundedExp(meanOf(events)) * meanOf(events) ** events.k),
    'Uses the mean number of one hour as the base of the power.': (events) =>
      (roundedExp(meanOf(events)) * events.rate ** events.k) / factorial(events.k),
    'Divides by the number of events instead of by its factorial.': (events) =>
      possible(events, (roundedExp(meanOf(events)) * meanOf(events) ** events.k) / events.k),
    'Gives the probability of at most so many events.': (events) =>
      Array.from({ length: events.k + 1 }, (_, k) => chance(meanOf(events), k)).reduce(
        (sum, p) => sum + p,
        0,
      ),
    'Gives the probability of no event at all.': (events) => roundedExp(meanOf(events)),
  },
  show: (value) => `$${value.toFixed(3)}$`,
  // Approximates with a binomial distribution: very many short intervals, each with at most one event.
  holds: (events, value) => {
    const intervals = 2 ** 24;
    const p = meanOf(events) / intervals;
    let probability = Math.exp(intervals * Math.log1p(-p));
    for (let k = 1; k <= events.k; k += 1) probability *= ((intervals - k + 1) / k) * (p / (1 - p));
    return probability.toFixed(3) === value.toFixed(3);
  },
  explanation: (events) => {
    const { rate, hours, k } = events;
    const mean = meanOf(events);
    return [
      `In $${hours}$ hours $${rate} \\cdot ${hours} = ${mean}$ are expected, and a sum over more hours is again Poisson distributed. So the probability is $\\frac{${mean}^{${k}}}{${k}!}\\,e^{-${mean}} \\approx \\frac{${mean ** k}}{${factorial(k)}} \\cdot ${roundedExp(mean).toFixed(5)} \\approx ${chance(mean, k).toFixed(3)}$.`,
      `The mean has to belong to the whole time, in the power as well as in the exponential. The factorial takes account of the events having no order${factorial(k) === 1 ? ', though here it is $1$' : `; without it the result would be $${factorial(k)}$ times too large`}.`,
    ];
  },
};
