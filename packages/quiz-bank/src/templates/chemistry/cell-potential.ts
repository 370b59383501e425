import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Metal, charge of its ion, and standard reduction potential in hundredths of a volt. */
type Electrode = { metal: string; charge: number; potential: number };
type Cell = { cathode: Electrode; anode: Electrode };

const electrodes: [Electrode, ...Electrode[]] = [
  { metal: 'Mg', charge: 2, potential: -237 },
  { metal: 'Al', charge: 3, potential: -166 },
  { metal: 'Zn', charge: 2, potential: -76 },
  { metal: 'Fe', charge: 2, potential: -45 },
  { metal: 'Cd', charge: 2, potential: -40 },
  { metal: 'Ni', charge: 2, potential: -26 },
  { metal: 'Pb', charge: 2, potential: -13 },
  { metal: 'Cu', charge: 2, potential: 34 },
  { metal: 'Ag', charge: 1, potential: 80 },
];

/** Number of electrons in the balanced equation of the cell. */
const electrons = ({ cathode, anode }: Cell) =>
  cathode.charge === anode.charge ? cathode.charge : cathode.charge * anode.charge;
const volts = (hundredths: number) => `${(hundredths / 100).toFixed(2)}\\ \\mathrm{V}`;
const half = ({ metal, charge }: Electrode) => `\\ce{${metal}^{${charge === 1 ? '' : charge}+}/${metal}}`;

export const cellPotential: Template<Cell, number> = {
  subject: 'Chemistry',
  topic: 'Electrochemistry',
  difficulty: 'hard',
  source: 'OpenStax, Chemistry 2e, section 17.3, Electrode and Cell Potentials',
  make: ({ pick }) => {
    const [one, two] = [pick(electrodes), pick(electrodes)];
    return one.potential > two.potential ? { cathode: one, anode: two } : { cathode: two, anode: one };
  },
  stem: ({ cathode, anode }) => {
    const [first, second] = [cathode, anode].toSorted((one, two) => one.metal.localeCompare(two.metal));
    const potentials = [first, second].map((electrode) =>
      electrode ? `$E^\\circ(${half(electrode)}) = ${volts(electrode.potential)}$` : '',
    );
    return `A galvanic cell is built of the two half-cells with the standard reduction potentials ${potentials.join(' and ')}. What is its standard cell potential?`;
  },
  answer: ({ cathode, anode }) => cathode.potential - anode.potential,
  mistakes: {
    'Adds both reduction potentials as they stand, without turning one half-reaction round.': (cell) =>
      cell.cathode.potential + cell.anode.potential,
    'Subtracts the wrong way round, which is the potential of the reverse reaction.': ({ cathode, anode }) =>
      anode.potential - cathode.potential,
    'Multiplies the potentials by the coefficients that balance the electrons.': (cell) => {
      const { cathode, anode } = cell;
      const factor = ({ charge }: Electrode) => electrons(cell) / charge;
      return factor(cathode) * cathode.potential - factor(anode) * anode.potential;
    },
    'Adds the absolute values of both potentials, whatever their signs are.': ({ cathode, anode }) =>
      Math.abs(cathode.potential) + Math.abs(anode.potential),
    'Multiplies the cell potential by the number of electrons, as in the free energy.': (cell) =>
      electrons(cell) * (cell.cathode.potential - cell.anode.potential),
  },
  show: (value) => `$${volts(value)}$`,
  // Adds the free energies of both half-reactions, in units of the Faraday constant, and divides by the electrons.
  holds: (cell, value) => {
    const { cathode, anode } = cell;
    const energy = ({ charge, potential }: Electrode) =>
      new Fraction(electrons(cell), charge).mul(-charge * potential);
    return energy(cathode).sub(energy(anode)).div(-electrons(cell)).equals(value);
  },
  explanation: ({ cathode, anode }) => {
    const difference = `${volts(cathode.potential)} - (${volts(anode.potential)})`;
    return [
      `In a galvanic cell the half-reaction with the higher reduction potential runs as reduction, here at the cathode of $\\ce{${cathode.metal}}$; $\\ce{${anode.metal}}$ is oxidised. So $E^\\circ_\\mathrm{cell} = E^\\circ_\\mathrm{cathode} - E^\\circ_\\mathrm{anode} = ${difference} = ${volts(cathode.potential - anode.potential)}$.`,
      'The oxidation is the reverse of a reduction, which is why its potential is subtracted. Potentials are energies per charge, so they are not multiplied when an equation is: the number of electrons enters the free energy $\\Delta G^\\circ = -nFE^\\circ$ only.',
    ];
  },
};
