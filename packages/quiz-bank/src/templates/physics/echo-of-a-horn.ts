import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Speed of a train in m/s, and frequency of its horn in Hz. */
type Horn = { speed: number; frequency: number };

const sound = 340;
/** Speeds with a frequency whose multiples give whole numbers of hertz in the echo. */
const trains: [[number, number], ...[number, number][]] = [
  [20, 80],
  [34, 90],
  [40, 75],
  [60, 70],
];

const times = (frequency: number, over: number, under: number) => new Fraction(frequency * over, under);

export const echoOfAHorn: Template<Horn, Fraction> = {
  subject: 'Physics',
  topic: 'Doppler effect',
  difficulty: 'hard',
  source: 'OpenStax, University Physics Volume 1, section 17.7, The Doppler Effect',
  make: ({ int, pick }) => {
    const [speed, step] = pick(trains);
    return { speed, frequency: step * int(5, 11) };
  },
  stem: ({ speed, frequency }) =>
    `A train moves at $${speed}\\ \\mathrm{m/s}$ straight towards a high rock face and sounds a horn of $${frequency}\\ \\mathrm{Hz}$. The air is still, and sound travels at $${sound}\\ \\mathrm{m/s}$. Which frequency, to the nearest hertz, does the driver hear in the echo?`,
  answer: ({ speed, frequency }) => times(frequency, sound + speed, sound - speed),
  mistakes: {
    'Counts the motion of the source alone and forgets that the driver meets the echo.': (horn) =>
      times(horn.frequency, sound, sound - horn.speed),
    'Counts the motion of the listener alone and forgets that the horn moves towards the rock.': (horn) =>
      times(horn.frequency, sound + horn.speed, sound),
    'Thinks that nothing is shifted because the horn and the driver move together.': ({ frequency }) =>
      new Fraction(frequency),
    'Has both signs reversed, as if the train moved away from the rock.': ({ speed, frequency }) =>
      times(frequency, sound - speed, sound + speed),
    'Adds the same shift twice to the frequency of the horn, as if a moving source and listener were alike.':
      ({ speed, frequency }) => times(frequency, sound + 2 * speed, sound),
  },
  show: (value) => `$${Math.round(value.valueOf())}\\ \\mathrm{Hz}$`,
  // Follows two crests to a rock 1000 m ahead and back to the train, and measures the time between their arrivals.
  holds: ({ speed, frequency }, value) => {
    const arrival = (start: Fraction) => {
      const atRock = start.mul(-speed).add(1000).div(sound).add(start);
      return atRock
        .mul(sound)
        .add(1000)
        .div(sound + speed);
    };
    const period = arrival(new Fraction(1, frequency)).sub(arrival(new Fraction(0)));
    return period.mul(value).equals(1);
  },
  explanation: ({ speed, frequency }) => {
    const result = times(frequency, sound + speed, sound - speed).toString();
    return [
      `The horn moves towards the rock, so the waves arrive there with $f \\cdot \\frac{${sound}}{${sound} - ${speed}}$. The rock sends them back unchanged, and the driver moves towards them, which adds the factor $\\frac{${sound} + ${speed}}{${sound}}$. Together: $${frequency}\\ \\mathrm{Hz} \\cdot \\frac{${sound + speed}}{${sound - speed}} = ${result}\\ \\mathrm{Hz}$.`,
      'Each factor alone is half of the story. Horn and driver do move together, but the sound reaches the driver by way of the rock, which is at rest.',
    ];
  },
};
