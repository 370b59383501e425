import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Acid and base, with the number of hydrogen or hydroxide ions per formula unit. */
type Pair = {
  acid: string;
  protons: number;
  base: string;
  hydroxides: number;
  strengths: [number, ...number[]];
};
/** Concentrations in hundredths of mol/L, and the volume of the acid in mL. */
type Titration = Pair & { acidStrength: number; baseStrength: number; volume: number };

const pairs: [Pair, ...Pair[]] = [
  { acid: 'H2SO4', protons: 2, base: 'NaOH', hydroxides: 1, strengths: [10, 20] },
  { acid: 'H2SO4', protons: 2, base: 'KOH', hydroxides: 1, strengths: [10, 20] },
  { acid: 'HCl', protons: 1, base: 'Ba(OH)2', hydroxides: 2, strengths: [5, 10] },
  { acid: 'HNO3', protons: 1, base: 'Ba(OH)2', hydroxides: 2, strengths: [5, 10] },
];

const alike = ({ acidStrength, baseStrength, volume }: Titration) =>
  new Fraction(acidStrength * volume, baseStrength);
const needed = (titration: Titration) => alike(titration).mul(titration.protons).div(titration.hydroxides);
const molar = (hundredths: number) => `${hundredths / 100}\\ \\mathrm{mol/L}`;

export const titrationVolume: Template<Titration, Fraction> = {
  subject: 'Chemistry',
  topic: 'Titration',
  difficulty: 'medium',
  source: 'OpenStax, Chemistry 2e, section 4.5, Quantitative Chemical Analysis',
  make: ({ pick }) => {
    const pair = pick(pairs);
    return {
      ...pair,
      acidStrength: pick([5, 8, 10, 12, 15]),
      baseStrength: pick(pair.strengths),
      volume: pick([10, 20, 25, 40]),
    };
  },
  stem: ({ acid, base, acidStrength, baseStrength, volume }) =>
    `Which volume of $${molar(baseStrength)}$ $\\ce{${base}}$ neutralises $${volume}\\ \\mathrm{mL}$ of $${molar(acidStrength)}$ $\\ce{${acid}}$ completely?`,
  answer: needed,
  mistakes: {
    'Lets acid and base react one to one and ignores how many ions each gives.': alike,
    'Inverts the ratio in which acid and base react.': (titration) =>
      alike(titration).mul(titration.hydroxides).div(titration.protons),
    'Inverts the ratio of the concentrations.': (titration) =>
      new Fraction(
        titration.baseStrength * titration.volume * titration.protons,
        titration.acidStrength * titration.hydroxides,
      ),
    'Takes equal volumes of acid and base for equivalent.': ({ volume }) => new Fraction(volume),
  },
  show: (value) => `$${Number(value.valueOf().toFixed(2))}\\ \\mathrm{mL}$`,
  // Counts ions in micromoles: there must be as many hydroxide ions as the acid has hydrogen ions.
  holds: ({ protons, hydroxides, acidStrength, baseStrength, volume }, value) => {
    const acidic = 10 * acidStrength * volume * protons;
    return value.mul(10 * baseStrength * hydroxides).equals(acidic);
  },
  explanation: (titration) => {
    const { acid, protons, base, hydroxides, acidStrength, baseStrength, volume } = titration;
    const ions = new Fraction(acidStrength * volume * protons, 100).toString();
    const perLitre = (baseStrength * hydroxides) / 100;
    return [
      `The acid gives $${protons} \\cdot ${acidStrength / 100}\\ \\mathrm{mol/L} \\cdot ${volume}\\ \\mathrm{mL} = ${ions}\\ \\mathrm{mmol}$ of $\\ce{H+}$. The solution of the base contains $${hydroxides} \\cdot ${baseStrength / 100}\\ \\mathrm{mol/L} = ${perLitre}\\ \\mathrm{mol/L}$ of $\\ce{OH-}$, so $${needed(titration).toString()}\\ \\mathrm{mL}$ are needed.`,
      `One $\\ce{${acid}}$ gives ${protons} $\\ce{H+}$ and one $\\ce{${base}}$ gives ${hydroxides} $\\ce{OH-}$. Neutralisation compares these ions, so that neither equal volumes nor equal amounts of acid and base are enough.`,
    ];
  },
};
