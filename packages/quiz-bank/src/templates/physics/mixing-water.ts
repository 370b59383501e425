import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Masses in g and temperatures in °C of warm and cold water. */
type Mixing = { warm: { mass: number; at: number }; cold: { mass: number; at: number } };

const weighted = ({ warm, cold }: Mixing, [one, two]: readonly [number, number]) =>
  new Fraction(one * warm.at + two * cold.at, one + two);

export const mixingWater: Template<Mixing, Fraction> = {
  subject: 'Physics',
  topic: 'Heat',
  difficulty: 'easy',
  source: 'OpenStax, University Physics Volume 2, section 1.4, Heat Transfer, Specific Heat, and Calorimetry',
  make: ({ int, pick }) => {
    const all = pick([200, 400, 1000]);
    const warmMass = (all * pick([20, 25, 30, 40, 60, 70, 75, 80])) / 100;
    const at = int(10, 25);
    return {
      warm: { mass: warmMass, at: at + 10 * int(3, 7) },
      cold: { mass: all - warmMass, at },
    };
  },
  stem: ({ warm, cold }) =>
    `$${warm.mass}\\ \\mathrm{g}$ of water at $${warm.at}\\ ^\\circ\\mathrm{C}$ are poured into $${cold.mass}\\ \\mathrm{g}$ of water at $${cold.at}\\ ^\\circ\\mathrm{C}$. No heat is exchanged with the vessel or the surroundings. Which temperature does the mixture reach?`,
  answer: (mixing) => weighted(mixing, [mixing.warm.mass, mixing.cold.mass]),
  mistakes: {
    'Takes the mean of both temperatures, which would need equal masses.': (mixing) =>
      weighted(mixing, [1, 1]),
    'Gives each temperature the weight of the other mass.': (mixing) =>
      weighted(mixing, [mixing.cold.mass, mixing.warm.mass]),
    'Takes the difference of both temperatures for that of the mixture.': ({ warm, cold }) =>
      new Fraction(warm.at - cold.at),
    'Counts the warm water alone and treats the cold water as if it were at 0 °C.': ({ warm, cold }) =>
      new Fraction(warm.mass * warm.at, warm.mass + cold.mass),
  },
  show: (value) => `$${Number(value.valueOf().toFixed(1))}\\ ^\\circ\\mathrm{C}$`,
  // The warm water loses as many calories as the cold water gains.
  holds: ({ warm, cold }, value) => {
    const heatLost = value.neg().add(warm.at).mul(warm.mass);
    const taken = value.sub(cold.at).mul(cold.mass);
    return heatLost.equals(taken);
  },
  explanation: (mixing) => {
    const { warm, cold } = mixing;
    const result = weighted(mixing, [warm.mass, cold.mass]).toString();
    return [
      `The heat that the warm water loses is what the cold water gains, and the specific heat cancels: $${warm.mass}(${warm.at} - T) = ${cold.mass}(T - ${cold.at})$ with $T$ in degrees Celsius. So $T = \\frac{${warm.mass} \\cdot ${warm.at} + ${cold.mass} \\cdot ${cold.at}}{${warm.mass + cold.mass}} = ${result}\\ ^\\circ\\mathrm{C}$.`,
      `The result is a mean weighted by mass, so it lies nearer to the temperature of the larger portion, here the ${warm.mass > cold.mass ? 'warm' : 'cold'} water. The plain mean would be right for equal masses only.`,
    ];
  },
};
