import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Daily dose in mg per kg, number of doses a day, weight in kg, and mg per 5 mL of the suspension. */
type Order = { daily: number; doses: number; weight: number; strength: number };

const single = ({ daily, doses, weight }: Order) => new Fraction(daily * weight, doses);
const volume = (order: Order) => single(order).mul(5).div(order.strength);
/** Formats at most two decimals; answers have one or none. */
const decimal = (value: Fraction) => String(Number(value.valueOf().toFixed(2)));

export const doseByWeight: Template<Order, Fraction> = {
  subject: 'Nursing',
  topic: 'Dosage calculation',
  difficulty: 'medium',
  source: 'OpenStax, Pharmacology for Nurses, section 2.4, Dosage Calculations',
  make: ({ int, pick }) => {
    const doses = pick([2, 3, 4]);
    return { daily: doses * pick([4, 8, 12]), doses, weight: int(11, 28), strength: pick([100, 200]) };
  },
  stem: ({ daily, doses, weight, strength }) =>
    `In an exercise, a medicine is ordered at $${daily}\\ \\mathrm{mg}$ per kilogram of body weight and day, in ${doses} equal doses. The child weighs $${weight}\\ \\mathrm{kg}$, and the oral suspension contains $${strength}\\ \\mathrm{mg}$ in $5\\ \\mathrm{mL}$. What is the volume of one dose?`,
  answer: volume,
  mistakes: {
    'Gives the volume of the whole day instead of one dose.': (order) => volume(order).mul(order.doses),
    'Reads the strength as milligrams in one millilitre.': (order) => single(order).div(order.strength),
    'Multiplies the weight by 2.2, as if the order were per pound.': (order) =>
      volume(order).mul(new Fraction(22, 10)),
    'Forgets to multiply by the weight.': (order) => volume(order).div(order.weight),
    'Divides the day’s dose twice by the number of doses.': (order) => volume(order).div(order.doses),
  },
  show: (value) => `$${decimal(value)}\\ \\mathrm{mL}$`,
  // The daily amount in milligrams per kilogram must equal the order.
  holds: ({ daily, doses, weight, strength }, value) => {
    let dailyMg = new Fraction(0);
    for (let dose = 1; dose <= doses; dose += 1) dailyMg = dailyMg.add(value.mul(strength).div(5));
    return dailyMg.div(weight).equals(daily);
  },
  explanation: (order) => {
    const { daily, doses, weight, strength } = order;
    return [
      `The day’s dose is $${daily}\\ \\mathrm{mg/kg} \\cdot ${weight}\\ \\mathrm{kg} = ${daily * weight}\\ \\mathrm{mg}$, one of ${doses} doses $${decimal(single(order))}\\ \\mathrm{mg}$. The suspension has $${strength}\\ \\mathrm{mg}$ in $5\\ \\mathrm{mL}$, so the volume is $\\frac{${decimal(single(order))}}{${strength}} \\cdot 5\\ \\mathrm{mL} = ${decimal(volume(order))}\\ \\mathrm{mL}$.`,
      `Whoever stops before dividing by ${doses} gives the dose of a whole day at once. The strength refers to $5\\ \\mathrm{mL}$ and not to $1\\ \\mathrm{mL}$, and the weight is in kilograms already, as the order wants it.`,
    ];
  },
};
