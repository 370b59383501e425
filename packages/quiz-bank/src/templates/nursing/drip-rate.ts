import type { Template } from '../../template';

/** Millilitres to infuse, duration in hours, and drops per millilitre of the giving set. */
type Infusion = { volume: number; hours: number; factor: number };

const minutes = ({ hours }: Infusion) => 60 * hours;
const rate = (infusion: Infusion) => Math.round((infusion.volume * infusion.factor) / minutes(infusion));

export const dripRate: Template<Infusion, number> = {
  subject: 'Nursing',
  topic: 'Intravenous infusion',
  difficulty: 'medium',
  source: 'OpenStax, Pharmacology for Nurses, section 2.4, Dosage Calculations',
  // With these numbers, no rate is halfway between two whole numbers.
  make: ({ pick }) => ({
    volume: pick([250, 500, 650, 700, 750, 800, 850, 950, 1000]),
    hours: pick([6, 7, 8, 9, 11, 12]),
    factor: pick([10, 15, 20]),
  }),
  stem: ({ volume, hours, factor }) =>
    `An infusion of $${volume}\\ \\mathrm{mL}$ is to run evenly over ${hours} hours through a giving set that makes ${factor} drops per millilitre. To how many drops per minute is it set, rounded to the nearest whole number?`,
  answer: rate,
  mistakes: {
    'Gives millilitres per hour instead of drops per minute.': ({ volume, hours }) =>
      Math.round(volume / hours),
    'Gives drops per hour instead of drops per minute.': ({ volume, hours, factor }) =>
      Math.round((volume * factor) / hours),
    'Reckons with 100 minutes in an hour.': ({ volume, hours, factor }) =>
      Math.round((volume * factor) / (100 * hours)),
    'Divides by the drops per millilitre instead of multiplying, and leaves out the minutes.': (infusion) =>
      Math.round(infusion.volume / (infusion.hours * infusion.factor)),
    'Reckons with a set of 20 drops per millilitre instead of the one that is given.': (infusion) =>
      Math.round((20 * infusion.volume) / minutes(infusion)),
  },
  show: (value) => `${value} drops per minute`,
  // Drips for the whole time: no other whole number of drops comes closer to the volume.
  holds: (infusion, value) => {
    const missed = (drops: number) =>
      Math.abs((drops * minutes(infusion)) / infusion.factor - infusion.volume);
    return missed(value) < missed(value - 1) && missed(value) < missed(value + 1);
  },
  explanation: (infusion) => {
    const { volume, hours, factor } = infusion;
    const exact = ((volume * factor) / minutes(infusion)).toFixed(2);
    return [
      `The volume is $${volume} \\cdot ${factor} = ${volume * factor}$ drops, the time $${hours} \\cdot 60 = ${minutes(infusion)}$ minutes. $\\frac{${volume * factor}}{${minutes(infusion)}} = ${exact}$, rounded ${rate(infusion)} drops per minute.`,
      `Without the factor $60$ the result is drops per hour. The rate in millilitres per hour, $\\frac{${volume}}{${hours}}$, is what a pump would be set to; drops need the drops per millilitre of the giving set as well.`,
    ];
  },
};
