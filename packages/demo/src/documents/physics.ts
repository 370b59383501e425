import type { DemoDocument } from '../demo-document';
import { curve, dots, f, fig, graph, h, h2, note, p, steps, table, text, ul } from './blocks';

const lengths = [0.2, 0.35, 0.5, 0.65, 0.8, 1.0];
const squares = [0.8082, 1.409, 2.0192, 2.6131, 3.2256, 4.016];

const pendulum: DemoDocument = {
  slug: 'measuring-g-with-a-simple-pendulum',
  title: 'Measuring g with a simple pendulum',
  description:
    'Six lengths, twenty swings each, a straight line through T² against L, and an honest look at why the answer is 0.4 % too high.',
  subject: 'Physics',
  documentType: 'lab_report',
  school: 'Khalifa University',
  courseCode: 'PHYS 121',
  ageDays: 9,
  uploader: 1,
  accent: '#2a5d84',
  front: [
    ['Experiment', '2: The simple pendulum'],
    [
      'Apparatus',
      'steel ball (diameter 24.0 mm), thin string, clamp with split cork, metre rule (1 mm), stopwatch (0.01 s), protractor',
    ],
    ['Quantity sought', 'the acceleration of free fall g, with its uncertainty'],
  ],
  format: 'pdf',
  look: 'lab',
  body: [
    h('Aim'),
    p(
      'To determine the acceleration of free fall from the period of a simple pendulum, by fitting a straight line to the square of the period as a function of the length, and to compare the result with the value expected at the latitude of Abu Dhabi.',
    ),
    h('Theory'),
    p(
      'A small heavy body on a light string of length `L`, drawn aside by an angle `θ`, is pulled back by the component `mg sin θ` of its weight. For small angles `sin θ ≈ θ` (in radians), the motion is simple harmonic, and its period depends neither on the mass nor on the amplitude:',
    ),
    f('T = 2π sqrt(frac(L; g)),    and so    T^{2} = frac(4π^{2}; g) L'),
    p(
      'A graph of `T²` against `L` is therefore a straight line through the origin with slope `m = 4π²/g`. The slope is a better way to `g` than any single measurement: it uses all the data at once, and an error that is the same in every length moves the line up or down without changing its slope.',
    ),
    p(
      'For a finite amplitude the period is longer by the factor `1 + θ²/16` + …, which is 1.0005 at 5°, 1.0019 at 10° and 1.0174 at 30°. The amplitude was kept at or below 5°, so that the correction stays under one part in a thousand of `T²`.',
    ),
    h('Method'),
    steps(
      'The string was clamped between two halves of a cork, so that the point of suspension is sharp. `L` was measured with the metre rule from the lower edge of the cork to the top of the ball, and the ball’s radius, 12.0 mm, was added.',
      'The ball was drawn aside by about 5°, released without a push and left to swing twice before the count began.',
      'Twenty full swings were timed. The count started and stopped as the ball passed its lowest point, where it is fastest and the moment of passing is sharpest; a pin behind the string marked the place.',
      'Each length was timed three times. The table gives the mean of the three; they never differed by more than 0.15 s.',
    ),
    h('Results'),
    table(
      ['L / m', '20 T / s', 'T / s', 'T² / s²', '4π²L/T² / m s⁻²'],
      'rrrrr',
      [
        ['0.200', '17.98', '0.8990', '0.808', '9.77'],
        ['0.350', '23.74', '1.1870', '1.409', '9.81'],
        ['0.500', '28.42', '1.4210', '2.019', '9.78'],
        ['0.650', '32.33', '1.6165', '2.613', '9.82'],
        ['0.800', '35.92', '1.7960', '3.226', '9.79'],
        ['1.000', '40.08', '2.0040', '4.016', '9.83'],
      ],
      'Mean times for twenty swings. The last column treats each length alone and is given for comparison only.',
    ),
    fig(
      '`T²` against `L` with the least-squares line. The residuals are smaller than the symbols.',
      { min: 0, max: 1.1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], label: 'length L / m', grid: true },
      { min: 0, max: 4.5, ticks: [0, 1, 2, 3, 4], label: 'T² / s²', grid: true },
      [
        curve(
          [
            [0, 0.0068],
            [1.08, 4.3424],
          ],
          { tone: 'accent' },
        ),
        dots(
          lengths.map((length, i) => [length, squares[i] ?? 0]),
          { tone: 'ink', hollow: true },
        ),
        text([0.62, 1.55], 'slope 4.014 s² m⁻¹', {}),
      ],
      { ratio: 0.6 },
    ),
    p('The least-squares line through the six points has the slope and intercept'),
    f('m = (4.014 ± 0.009)~s^{2}~m^{−1},    b = (0.007 ± 0.006)~s^{2}'),
    p(
      'where the uncertainties are the standard errors of the fit with four degrees of freedom. From the slope,',
    ),
    f(
      'g = frac(4π^{2}; m) = frac(39.478; 4.0144)~m~s^{−2} = 9.834~m~s^{−2}',
      'Δg = g · frac(Δm; m) = 9.834 · frac(0.0086; 4.0144)~m~s^{−2} = 0.021~m~s^{−2}',
    ),
    note(
      'Result',
      'g = (9.83 ± 0.02) m s⁻². The value expected at sea level at latitude 24.5° N is 9.79 m s⁻², so the measured one is 0.04 m s⁻² or 0.4 % too high.',
    ),
    h('Discussion'),
    p(
      'The difference from the expected value is two standard errors. By chance alone this would happen about once in nine such experiments with four degrees of freedom, so it is not a contradiction; but it is large enough to look for systematic causes.',
    ),
    ul(
      '**Length.** The intercept b = 0.007 s² corresponds to an error of b/m = 1.7 mm common to all lengths, with an uncertainty of 1.4 mm. A string that stretches a little under the ball’s weight after it has been measured would do this. A common error, however, leaves the slope unchanged, and so cannot explain the high value of `g`.',
      '**Scale of the rule.** An error of the rule in proportion to the length would change `g` in the same proportion: 0.4 % is 4 mm in a metre, far more than a metre rule is wrong by. A string that is not quite vertical while it is measured lengthens `L` in proportion too, but by 0.4 % only when it leans by 5°.',
      '**Timing.** To raise `g` by 0.4 % the times would have to be too short by 0.2 %, which is 0.08 s in 40 s at the greatest length. A reaction time of this size is common, but it acts at the start and at the stop alike and mostly cancels. It would matter if the experimenter reacts late at the start and foresees the stop; this is the most likely cause.',
      '**Amplitude.** At 5° the period is 0.05 % too long, which makes `g` too *small* by 0.1 %. Correcting for it would increase the difference slightly, so the amplitude is not the cause.',
      '**Air.** Buoyancy lowers the effective weight of a steel ball by the ratio of the densities, about 0.015 %, and drag lengthens the period even less. Both can be neglected here.',
    ),
    h2('Which measurements matter most'),
    p(
      'The fit is steered by its ends. Without the point at 1.000 m the slope becomes 4.026 s² m⁻¹ and `g` comes down to 9.81 m s⁻²: this one point pulls more than half of the difference, which fits a run whose watch was stopped a little early. The standard error of the slope grows to 0.010 s² m⁻¹, because the range of lengths shrinks from 0.80 m to 0.60 m. Adding a length of 1.5 m would therefore do more for the precision than repeating the six existing lengths once.',
    ),
    h('Improvements'),
    steps(
      'Time fifty swings instead of twenty at the three shortest lengths, so that every run lasts about 40 s.',
      'Replace the stopwatch by a light gate, which removes the reaction time completely.',
      'Measure the length after the ball has been hanging for some minutes, and again at the end.',
      'Extend the range to 1.5 m or more, from a bracket on the wall.',
    ),
    h('Conclusion'),
    p(
      'The period of the pendulum follows `T²` ∝ `L` within the uncertainty of the timing, and the line passes through the origin within 1.2 standard errors. The slope gives g = (9.83 ± 0.02) m s⁻². The result is 0.4 % above the expected value; of the causes examined, a small bias in stopping the watch is the only one that has the right sign and the right size.',
    ),
  ],
};

const mechanics: DemoDocument = {
  slug: 'projectiles-and-energy-solved-problems',
  title: 'Projectiles and energy: eight solved problems in mechanics',
  description:
    'Worked solutions with the idea first, the numbers second and a check at the end; g = 9.81 m/s² throughout.',
  subject: 'Physics',
  documentType: 'textbook',
  school: 'Austin Community College',
  courseCode: 'PHYS 101',
  ageDays: 22,
  uploader: 4,
  accent: '#20517a',
  format: 'docx',
  look: 'report',
  body: [
    p(
      'Each solution has three parts. *Idea*: which principle applies, and why. *Work*: symbols as long as possible, numbers last. *Check*: a limit, a second way or a comparison with daily life. Air resistance is neglected, g = 9.81 m/s², and answers carry three significant figures.',
    ),
    h('Part 1. Projectiles'),
    p(
      'The horizontal and the vertical motion are independent. Horizontally nothing pushes, so the velocity stays as it is; vertically there is free fall. The time is what the two have in common: find it from one direction, use it in the other.',
    ),
    f('x = v_{x} t,    y = v_{y} t − frac(1; 2) g t^{2},    v_{y}(t) = v_{y} − g t'),
    h2('Problem 1. Off the table'),
    p('A marble rolls off a table 1.25 m high and lands 2.00 m from the edge. How fast did it roll?'),
    p('*Idea.* The fall decides the time; the marble starts with no vertical velocity.'),
    f(
      't = sqrt(frac(2h; g)) = sqrt(frac(2 · 1.25~m; 9.81~m/s^{2})) = 0.505~s',
      'v = frac(x; t) = frac(2.00~m; 0.505~s) = 3.96~m/s',
    ),
    p(
      '*Check.* A marble that is merely dropped from the table needs the same half second, which agrees with experience.',
    ),
    h2('Problem 2. A kicked ball'),
    p(
      'A ball leaves the ground at 20.0 m/s and 35.0° above the horizontal. Find its greatest height, its time of flight and its range on level ground.',
    ),
    f(
      'v_{x} = 20.0 cos 35.0° = 16.4~m/s,    v_{y} = 20.0 sin 35.0° = 11.5~m/s',
      'H = frac(v_{y}^{2}; 2g) = 6.71~m,    T = frac(2v_{y}; g) = 2.34~s,    R = v_{x} T = 38.3~m',
    ),
    p('*Check.* The formula `R = v² sin 2θ/g` gives 400 · sin 70°/9.81 = 38.3 m, as it must.'),
    h2('Problem 3. Two angles, one range'),
    p('Show that 30° and 60° give the same range at equal speed, and compare the times of flight.'),
    p(
      '*Idea.* The range contains `sin 2θ`, and sin 60° = sin 120°. In general `θ` and 90° − `θ` belong together. The times of flight are proportional to `sin θ`, so the steep path takes sin 60°/sin 30° = 1.73 times as long. That is why a lob gives the defender time to run.',
    ),
    fig(
      'Paths at 20 m/s for 30°, 45° and 60°. The first and the last land at the same place, 35.3 m away; 45° reaches 40.8 m.',
      { min: 0, max: 44, ticks: [0, 10, 20, 30, 40], label: 'x / m' },
      { min: 0, max: 17, ticks: [0, 5, 10, 15], label: 'y / m', grid: true },
      [30, 45, 60].flatMap((angle) => {
        const tan = Math.tan((angle * Math.PI) / 180);
        const cos = Math.cos((angle * Math.PI) / 180);
        const range = (400 * Math.sin((2 * angle * Math.PI) / 180)) / 9.81;
        const path = (x: number) => Math.max(0, x * tan - (9.81 * x * x) / (2 * 400 * cos * cos));
        const tone = angle === 45 ? ('accent' as const) : ('second' as const);
        return [
          curve(graph(path, 0, range), { tone }),
          text([range / 2, path(range / 2)], `${angle}°`, { anchor: 'middle', shift: [0, 9] }),
        ];
      }),
      { ratio: 0.46, width: 0.8 },
    ),
    h2('Problem 4. From a cliff'),
    p(
      'A stone is thrown horizontally at 15.0 m/s from a cliff 30.0 m high. With what speed, and at what angle below the horizontal, does it meet the water?',
    ),
    p(
      '*Idea.* The vertical velocity at the bottom follows from the height alone; the horizontal one is unchanged.',
    ),
    f(
      'v_{y} = sqrt(2gh) = sqrt(2 · 9.81 · 30.0)~m/s = 24.3~m/s',
      'v = sqrt(15.0^{2} + 24.3^{2})~m/s = 28.5~m/s,    tan α = frac(24.3; 15.0),    α = 58.3°',
    ),
    p(
      '*Check by energy.* `½mv² = ½mv₀² + mgh` gives `v²` = 225 + 588.6 = 813.6 m²/s² and v = 28.5 m/s. The direction of the throw does not matter for the speed: thrown upwards at 15.0 m/s, the stone would arrive with the same 28.5 m/s.',
    ),
    h('Part 2. Energy'),
    p(
      'Energy is the shorter way whenever a question asks for a speed or a height and not for a time. Write the energy before, add the work of outside forces, subtract what friction takes, and set it equal to the energy after.',
    ),
    f('frac(1; 2) m v_{1}^{2} + m g h_{1} − W = frac(1; 2) m v_{2}^{2} + m g h_{2}'),
    h2('Problem 5. The roller coaster'),
    p(
      'A car starts from rest at a height of 12.0 m and runs without friction through a loop of radius 4.00 m. How fast is it at the bottom and at the top of the loop, and does it hold to the track at the top?',
    ),
    f(
      'v_{bottom} = sqrt(2gh) = sqrt(2 · 9.81 · 12.0)~m/s = 15.3~m/s',
      'v_{top} = sqrt(2g(h − 2r)) = sqrt(2 · 9.81 · 4.00)~m/s = 8.86~m/s',
    ),
    p(
      'At the top the track can only push downwards, so gravity alone must not be more than the circular motion needs: `v²` ≥ gr, that is `v` ≥ √(9.81 · 4.00) = 6.26 m/s. The car is faster, so it holds. The smallest starting height is 2.5 r = 10.0 m; 12.0 m leaves a margin.',
    ),
    h2('Problem 6. A spring gun'),
    p(
      'A spring of stiffness 400 N/m is compressed by 0.100 m and shoots a 0.250 kg ball straight up. Find its speed as it leaves the spring, neglecting its small rise there, and the height it reaches above the compressed position.',
    ),
    f(
      'frac(1; 2) k x^{2} = 2.00~J,    v = sqrt(frac(2 · 2.00~J; 0.250~kg)) = 4.00~m/s',
      'h = frac(2.00~J; m g) = frac(2.00~J; 0.250~kg · 9.81~m/s^{2}) = 0.815~m',
    ),
    p(
      '*Check.* The height follows from the energy directly; the speed on the way is not needed. Half the mass would rise twice as high.',
    ),
    h2('Problem 7. Down a rough slope'),
    p(
      'A 2.00 kg block slides from rest 3.00 m down a slope of 30.0°. The coefficient of friction is 0.200. How fast is it at the bottom?',
    ),
    f(
      'm g h = 2.00 · 9.81 · (3.00 sin 30.0°)~J = 29.4~J',
      'W = μ m g cos θ · d = 0.200 · 2.00 · 9.81 · cos 30.0° · 3.00~J = 10.2~J',
      'v = sqrt(frac(2(29.4 − 10.2)~J; 2.00~kg)) = 4.39~m/s',
    ),
    p(
      '*Check.* Without friction it would be √(2 · 9.81 · 1.50) = 5.42 m/s. The block keeps 65 % of the energy, hence √0.65 = 81 % of that speed. The mass cancels in every line.',
    ),
    h2('Problem 8. Power on a hill'),
    p(
      'A car of 1,200 kg climbs a slope that rises 5.00 m in every 100 m of road at a steady 20.0 m/s. Air and tyres resist with 400 N. What power do the wheels deliver?',
    ),
    f(
      'F = m g sin θ + 400~N = 1200 · 9.81 · 0.0500~N + 400~N = 989~N',
      'P = F v = 989~N · 20.0~m/s = 19.8~kW',
    ),
    p(
      '*Check.* On the level the same car needs 400 N · 20.0 m/s = 8.0 kW. More than half of the power goes into height.',
    ),
    h('Summary'),
    table(['The question asks for', 'Use', 'Watch'], 'lll', [
      ['a time, or a place at a time', 'equations of motion', 'signs: choose up or down as positive once'],
      ['a speed at a height', 'energy', 'friction takes energy; the normal force does none'],
      ['the forces on a curved path', 'Newton’s second law with v²/r', 'energy first, to find v'],
      ['steady motion against a resistance', 'power = force × speed', 'the forces are in balance'],
    ]),
  ],
};

export const physicsDocuments: readonly DemoDocument[] = [pendulum, mechanics];
