import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Discharge of a river in m³/s, and the concentration of a substance in mg/L. */
type River = { discharge: number; concentration: Fraction };

/** Load in grams per second, because 1 mg/L is 1 g/m³. */
const perSecond = ({ discharge, concentration }: River) => concentration.mul(discharge);
const perDay = (river: River) => perSecond(river).mul(86_400).div(1000);
const decimal = (value: Fraction) =>
  Number(value.valueOf().toFixed(2))
    .toLocaleString('en-US', { maximumFractionDigits: 2 })
    .replaceAll(',', '{,}');

export const pollutantLoad: Template<River, Fraction> = {
  subject: 'Environmental Science',
  topic: 'Water quality',
  difficulty: 'medium',
  source: 'OpenStax, University Physics Volume 1, section 1.3, Unit Conversion',
  make: ({ int, pick }) => ({
    discharge: int(2, 20),
    concentration: new Fraction(pick([5, 10, 15, 20, 25, 40, 50]), 10),
  }),
  stem: ({ discharge, concentration }) =>
    `A river has a steady discharge of $${discharge}\\ \\mathrm{m^3/s}$ and carries nitrate at a concentration of $${decimal(concentration)}\\ \\mathrm{mg/L}$. Which mass of nitrate flows past in one day ($86{,}400$ seconds)?`,
  answer: perDay,
  mistakes: {
    'Gives what flows past in an hour.': (river) => perDay(river).div(24),
    'Takes a day for 24 times 60 seconds.': (river) => perDay(river).div(60),
    'Takes grams for kilograms at the end.': (river) => perDay(river).mul(1000),
    'Divides the discharge by the concentration instead of multiplying them.': (river) =>
      new Fraction(river.discharge).div(river.concentration).mul(86_400).div(1000),
    'Reckons with 100 litres in a cubic metre.': (river) => perDay(river).div(10),
  },
  show: (value) => `$${decimal(value)}\\ \\mathrm{kg}$`,
  // Adds the milligrams of every litre, hour by hour.
  holds: ({ discharge, concentration }, value) => {
    let milligrams = new Fraction(0);
    for (let hour = 1; hour <= 24; hour += 1) {
      const litres = discharge * 1000 * 60 * 60;
      milligrams = milligrams.add(concentration.mul(litres));
    }
    return milligrams.div(1_000_000).equals(value);
  },
  explanation: (river) => {
    const { discharge, concentration } = river;
    return [
      `A concentration of $1\\ \\mathrm{mg/L}$ is $1\\ \\mathrm{g/m^3}$, because a cubic metre has $1000\\ \\mathrm{L}$. So $${discharge}\\ \\mathrm{m^3/s} \\cdot ${decimal(concentration)}\\ \\mathrm{g/m^3} = ${decimal(perSecond(river))}\\ \\mathrm{g/s}$, and in $86{,}400\\ \\mathrm{s}$ that makes $${decimal(perDay(river))}\\ \\mathrm{kg}$.`,
      'The load is the product of discharge and concentration: a large river carries much even where a litre of it holds little. A day has $24 \\cdot 60 \\cdot 60$ seconds, and $1000\\ \\mathrm{g}$ make a kilogram.',
    ];
  },
};
