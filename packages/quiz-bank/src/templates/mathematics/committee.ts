import type { Template } from '../../template';

/** Committee of `size` members, exactly `chosen` of whom are students and the rest lecturers. */
type Committee = { students: number; lecturers: number; size: number; chosen: number };

/** Returns the number of ordered choices of k out of n. */
const arrangements = (n: number, k: number): number => (k === 0 ? 1 : n * arrangements(n - 1, k - 1));
const choose = (n: number, k: number) => arrangements(n, k) / arrangements(k, k);
const others = ({ size, chosen }: Committee) => size - chosen;

export const committee: Template<Committee, number> = {
  subject: 'Mathematics',
  topic: 'Combinatorics',
  difficulty: 'easy',
  source: 'OpenStax, Precalculus 2e, section 11.5, Counting Principles',
  make: ({ int }) => ({ students: int(4, 8), lecturers: int(3, 6), size: int(4, 5), chosen: int(2, 3) }),
  stem: ({ students, lecturers, size, chosen }) =>
    `From $${students}$ students and $${lecturers}$ lecturers a committee of $${size}$ without offices is formed. How many different committees have exactly $${chosen}$ students in them?`,
  answer: (c) => choose(c.students, c.chosen) * choose(c.lecturers, others(c)),
  mistakes: {
    'Adds the numbers of choices from both groups instead of multiplying them.': (c) =>
      choose(c.students, c.chosen) + choose(c.lecturers, others(c)),
    'Counts all committees of this size, whoever is in them.': (c) =>
      choose(c.students + c.lecturers, c.size),
    'Counts the order in which the members are chosen from each group.': (c) =>
      arrangements(c.students, c.chosen) * arrangements(c.lecturers, others(c)),
    'Chooses the students alone and forgets the lecturers.': (c) => choose(c.students, c.chosen),
    'Chooses the rest from all persons that are left, students included.': (c) =>
      choose(c.students, c.chosen) * choose(c.students - c.chosen + c.lecturers, others(c)),
  },
  show: (value) => `$${value}$`,
  // Represents each committee as a number whose bits are its members, the students first.
  holds: ({ students, lecturers, size, chosen }, value) => {
    const bits = (number: number): number => (number === 0 ? 0 : (number & 1) + bits(number >> 1));
    const all = Array.from({ length: 2 ** (students + lecturers) }, (_, members) => members);
    const fitting = all.filter(
      (members) => bits(members) === size && bits(members % 2 ** students) === chosen,
    );
    return fitting.length === value;
  },
  explanation: (c) => {
    const [one, two] = [choose(c.students, c.chosen), choose(c.lecturers, others(c))];
    return [
      `The order does not matter, so the students can be chosen in $\\binom{${c.students}}{${c.chosen}} = ${one}$ ways and the lecturers in $\\binom{${c.lecturers}}{${others(c)}} = ${two}$ ways. Each choice of students goes with each choice of lecturers: $${one} \\cdot ${two} = ${one * two}$.`,
      `Choices that are made together are multiplied; a sum would count committees that come from either group alone. And $\\binom{${c.students + c.lecturers}}{${c.size}}$ counts the committees with any number of students.`,
    ];
  },
};
