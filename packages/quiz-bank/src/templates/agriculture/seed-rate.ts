import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Plants wanted per square metre, grams per thousand grains, and the percentage of seeds that become plants. */
type Sowing = { plants: number; thousand: number; established: number };

const withoutLosses = ({ plants, thousand }: Sowing) => new Fraction(plants * thousand, 100);
const seedRate = (sowing: Sowing) => withoutLosses(sowing).mul(100).div(sowing.established);
const decimal = (value: Fraction) => String(Number(value.valueOf().toFixed(1)));

export const seedRateOfCereal: Template<Sowing, Fraction> = {
  subject: 'Agriculture',
  topic: 'Crop establishment',
  difficulty: 'medium',
  source: 'Agriculture and Horticulture Development Board, Wheat growth guide',
  make: ({ int, pick }) => {
    const established = pick([60, 70, 75, 80, 85, 90]);
    return { plants: established * pick([3, 4]), thousand: int(36, 52), established };
  },
  stem: ({ plants, thousand, established }) =>
    `A farmer wants ${plants} wheat plants per square metre. The seed weighs $${thousand}\\ \\mathrm{g}$ per thousand grains, and $${established}\\,\\%$ of the grains that are sown are expected to become plants. Which seed rate per hectare ($10{,}000\\ \\mathrm{m^2}$) is needed?`,
  answer: seedRate,
  mistakes: {
    'Ignores that a part of the grains does not become plants.': withoutLosses,
    'Multiplies by the share that becomes plants instead of dividing by it.': (sowing) =>
      withoutLosses(sowing).mul(sowing.established).div(100),
    'Adds the percentage of losses to the seed, reckoned on the plants instead of the grains.': (sowing) =>
      withoutLosses(sowing)
        .mul(200 - sowing.established)
        .div(100),
    'Takes a hectare for 1,000 square metres.': (sowing) => seedRate(sowing).div(10),
    'Divides by the share that is lost instead of the share that becomes plants.': (sowing) =>
      withoutLosses(sowing)
        .mul(100)
        .div(100 - sowing.established),
  },
  show: (value) => `$${decimal(value)}\\ \\mathrm{kg/ha}$`,
  // Sows a hectare: counts the grains per square metre and the plants that come up.
  holds: ({ plants, thousand, established }, value) => {
    const grains = value.mul(1000).div(thousand).mul(1000);
    return grains.div(10_000).mul(established).div(100).equals(plants);
  },
  explanation: (sowing) => {
    const { plants, thousand, established } = sowing;
    const grains = (100 * plants) / established;
    return [
      `For ${plants} plants, $\\frac{${plants}}{${established / 100}} = ${grains}$ grains per square metre have to be sown. They weigh $${grains} \\cdot \\frac{${thousand}\\ \\mathrm{g}}{1000} = ${(grains * thousand) / 1000}\\ \\mathrm{g}$, and on $10{,}000\\ \\mathrm{m^2}$ that makes $${decimal(seedRate(sowing))}\\ \\mathrm{kg}$.`,
      `Plants are ${established} % of the grains, so the number of plants is divided by this share. Multiplying by it would sow less than without any losses, and adding ${100 - established} % of the plants adds too little, because the losses are a share of the larger number of grains.`,
    ];
  },
};
