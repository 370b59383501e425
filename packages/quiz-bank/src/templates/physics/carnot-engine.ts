import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Temperatures in kelvin, and the heat absorbed per cycle in joules. */
type Engine = { hot: number; cold: number; heat: number };

const celsius = (kelvin: number) => kelvin - 273;
const work = ({ hot, cold, heat }: Engine) => new Fraction(heat * (hot - cold), hot);

export const carnotEngine: Template<Engine, Fraction> = {
  subject: 'Physics',
  topic: 'Heat engines',
  difficulty: 'hard',
  source: 'OpenStax, University Physics Volume 2, section 4.5, The Carnot Cycle',
  make: ({ int, pick }) => {
    const hot = pick([400, 450, 500, 600, 750]);
    return { hot, cold: pick([280, 290, 300]), heat: hot * int(2, 9) };
  },
  stem: ({ hot, cold, heat }) =>
    `A Carnot engine works between $${celsius(hot)}\\ ^\\circ\\mathrm{C}$ and $${celsius(cold)}\\ ^\\circ\\mathrm{C}$ and takes in $${heat}\\ \\mathrm{J}$ of heat per cycle from the hot reservoir. How much work, to the nearest joule, does it do per cycle? Take $0\\ ^\\circ\\mathrm{C}$ as $273\\ \\mathrm{K}$.`,
  answer: work,
  mistakes: {
    'Puts temperatures in degrees Celsius into the efficiency.': ({ hot, cold, heat }) =>
      new Fraction(heat * (hot - cold), celsius(hot)),
    'Gives the heat that is passed to the cold reservoir.': ({ hot, cold, heat }) =>
      new Fraction(heat * cold, hot),
    'Divides the difference of the temperatures by the lower one.': ({ hot, cold, heat }) =>
      new Fraction(heat * (hot - cold), cold),
    'Takes the ideal engine for one that turns all heat into work.': ({ heat }) => new Fraction(heat),
  },
  show: (value) => `$${Math.round(value.valueOf())}\\ \\mathrm{J}$`,
  // The cold reservoir gains as much entropy as the hot one loses.
  holds: ({ hot, cold, heat }, value) => value.neg().add(heat).div(cold).equals(new Fraction(heat, hot)),
  explanation: (engine) => {
    const { hot, cold, heat } = engine;
    return [
      `The reservoirs have $${hot}\\ \\mathrm{K}$ and $${cold}\\ \\mathrm{K}$, so the efficiency is $1 - \\frac{T_\\mathrm{c}}{T_\\mathrm{h}} = 1 - \\frac{${cold}}{${hot}}$. The work is $${heat}\\ \\mathrm{J} \\cdot \\frac{${hot - cold}}{${hot}} = ${work(engine).toString()}\\ \\mathrm{J}$; the other $${heat - work(engine).valueOf()}\\ \\mathrm{J}$ go to the cold reservoir.`,
      'The ratio of the heats equals that of the absolute temperatures, so degrees Celsius give a wrong efficiency. Even an ideal engine has to pass heat on, because otherwise the entropy would decrease.',
    ];
  },
};
