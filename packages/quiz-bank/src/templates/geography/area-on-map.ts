import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { amountInFormula } from '../amounts';

/** Denominator of a map’s scale, and an area on the map in cm². */
type MapArea = { scale: number; area: number };

/** Kilometres on the ground per centimetre on the map. */
const kilometres = ({ scale }: MapArea) => new Fraction(scale, 100_000);
const ground = (map: MapArea) => kilometres(map).mul(kilometres(map)).mul(map.area);
const decimal = (value: Fraction) => String(Number(value.valueOf().toFixed(4)));

export const areaOnMap: Template<MapArea, Fraction> = {
  subject: 'Geography',
  topic: 'Map scale',
  difficulty: 'medium',
  source:
    'Arthur H. Robinson et al., Elements of Cartography (6th edition, Wiley, 1995); OpenStax, University Physics Volume 1, section 1.3, Unit Conversion',
  make: ({ int, pick }) => ({ scale: pick([20_000, 25_000, 50_000, 200_000, 250_000]), area: int(3, 24) }),
  stem: ({ scale, area }) =>
    `On a map with the scale $1 : ${amountInFormula(scale)}$ a forest covers an area of $${area}\\ \\mathrm{cm^2}$. Which area does it cover on the ground?`,
  answer: ground,
  mistakes: {
    'Applies the scale once, as to a distance, instead of to both dimensions.': (map) =>
      kilometres(map).mul(map.area),
    'Doubles the factor of the scale instead of squaring it.': (map) => kilometres(map).mul(2).mul(map.area),
    'Divides by the square of the scale’s factor instead of multiplying by it.': (map) =>
      new Fraction(map.area).div(kilometres(map)).div(kilometres(map)),
    'Takes a kilometre for 10,000 centimetres.': (map) => ground(map).mul(100),
    'Converts to kilometres in one dimension with 100,000 and in the other with 10,000 centimetres.': (map) =>
      ground(map).mul(10),
  },
  show: (value) => `$${decimal(value)}\\ \\mathrm{km^2}$`,
  // Scales the ground down to square centimetres, first along one side and then along the other.
  holds: ({ scale, area }, value) => {
    const squareCentimetres = value.mul(100_000).mul(100_000);
    return squareCentimetres.div(scale).div(scale).equals(area);
  },
  explanation: (map) => {
    const side = decimal(kilometres(map));
    return [
      `A centimetre on the map is $${amountInFormula(map.scale)}\\ \\mathrm{cm} = ${side}\\ \\mathrm{km}$ on the ground. A square centimetre is therefore $(${side}\\ \\mathrm{km})^2 = ${decimal(kilometres(map).mul(kilometres(map)))}\\ \\mathrm{km^2}$, and $${map.area}$ of them are $${decimal(ground(map))}\\ \\mathrm{km^2}$.`,
      'A scale is a ratio of lengths. An area has two of them, so the factor counts twice, once along and once across; with a single factor each square centimetre would stand for a strip that is just one kilometre wide.',
    ];
  },
};
