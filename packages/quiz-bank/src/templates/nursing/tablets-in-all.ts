import type { Template } from '../../template';

/** Milligrams per tablet, tablets per dose, doses per day, and days. */
type Course = { strength: number; tablets: number; times: number; days: number };

const grams = ({ strength, tablets }: Course) => (strength * tablets) / 1000;

export const tabletsInAll: Template<Course, number> = {
  subject: 'Nursing',
  topic: 'Dosage calculation',
  difficulty: 'easy',
  source: 'OpenStax, Pharmacology for Nurses, section 2.4, Dosage Calculations',
  make: ({ pick }) => {
    const [strength, tablets] = pick<[number, number]>([
      [125, 2],
      [125, 3],
      [125, 4],
      [250, 2],
      [250, 3],
      [250, 4],
      [500, 2],
    ]);
    return { strength, tablets, times: pick([2, 3, 4]), days: pick([5, 7, 10, 14]) };
  },
  stem: (course) =>
    `In an exercise, a dose of $${grams(course)}\\ \\mathrm{g}$ is ordered ${course.times} times a day for ${course.days} days, and the tablets in stock contain $${course.strength}\\ \\mathrm{mg}$ each. How many tablets are needed for the whole course?`,
  answer: ({ tablets, times, days }) => tablets * times * days,
  mistakes: {
    'Reckons with one dose a day.': ({ tablets, days }) => tablets * days,
    'Stops after one day.': ({ tablets, times }) => tablets * times,
    'Gives one tablet for each dose, whatever it contains.': ({ times, days }) => times * days,
    'Counts a day more than the course has.': ({ tablets, times, days }) => tablets * times * (days + 1),
  },
  show: String,
  // Hands out the tablets dose by dose until none is left.
  holds: ({ strength, tablets, times, days }, value) => {
    let [left, doses] = [value * strength, 0];
    for (; left >= strength * tablets; doses += 1) left -= strength * tablets;
    return left === 0 && doses === times * days;
  },
  explanation: (course) => {
    const { strength, tablets, times, days } = course;
    return [
      `A dose of $${grams(course)}\\ \\mathrm{g}$ is $${strength * tablets}\\ \\mathrm{mg}$, which is $\\frac{${strength * tablets}}{${strength}} = ${tablets}$ tablets. The course has $${times} \\cdot ${days} = ${times * days}$ doses, so $${tablets} \\cdot ${times * days} = ${tablets * times * days}$ tablets are needed.`,
      `Dose and tablet have to be in one unit before they are divided, and $1\\ \\mathrm{g} = 1000\\ \\mathrm{mg}$. $${times * days}$ is the number of doses and would be that of the tablets only if one of them held a whole dose.`,
    ];
  },
};
