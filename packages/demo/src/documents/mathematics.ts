import type { DemoDocument } from '../demo-document';
import { area, curve, dash, dots, f, fig, graph, h, note, p, steps, table, text, ul } from './blocks';

const cubic = (x: number) => x ** 3 - 3 * x ** 2 - 9 * x + 5;

const curveSketching: DemoDocument = {
  slug: 'curve-sketching-worked-checklist',
  title: 'Curve sketching: a worked checklist',
  description:
    'Nine steps from domain to graph, with the sign table that predicts every turn, tried on a cubic and on two rational functions.',
  subject: 'Mathematics',
  documentType: 'notes',
  school: 'Khalifa University',
  courseCode: 'MATH 111',
  ageDays: 3,
  uploader: 0,
  accent: '#1f3f8f',
  format: 'pdf',
  look: 'paper',
  body: [
    h('The checklist'),
    p(
      'A sketch is not a plot. A plot joins many computed points and hopes that nothing happens in between; a sketch shows the few places where something does happen, and proves that nothing else can. The nine steps below always come in the same order, because each one uses the results of those before it. Write down the answer to every step, even when the answer is “none”.',
    ),
    steps(
      '**Domain.** Where is `f` defined? Exclude zeros of denominators and negative numbers under even roots.',
      '**Symmetry.** If `f(−x) = f(x)` the graph mirrors in the y-axis; if `f(−x) = −f(x)` it turns about the origin. Either one halves the work.',
      '**Intercepts.** `f(0)` gives the y-intercept; `f(x) = 0` gives the x-intercepts, if they can be found at all.',
      '**Asymptotes.** Vertical ones at the excluded points, horizontal or oblique ones from the limits at ±∞.',
      '**First derivative.** Find `f′` and write it as a product. Its zeros, and the points where it does not exist, are the critical points.',
      '**Sign table of f′.** Between critical points `f′` keeps its sign: plus means rising, minus means falling.',
      '**Second derivative.** Find `f″` and its zeros in the same way.',
      '**Sign table of f″.** Plus means concave up (holds water), minus means concave down. A point of inflection needs a change of sign, not only a zero.',
      '**Draw.** Mark the points, put in the asymptotes, join them as the tables say.',
    ),
    h('A cubic, step by step'),
    f('f(x) = x^{3} − 3x^{2} − 9x + 5'),
    p(
      'A polynomial is defined everywhere and has no asymptotes, and this one has neither symmetry about the axis nor about the origin: `f(−x) = −x³ − 3x² + 9x + 5` is neither `f(x)` nor `−f(x)`. The y-intercept is `f(0) = 5`. The equation `f(x) = 0` has no rational solution (only ±1 and ±5 could be, and none of them works), so the zeros are left to the sketch. The first derivative factors well:',
    ),
    f('f′(x) = 3x^{2} − 6x − 9 = 3(x + 1)(x − 3),    f″(x) = 6x − 6 = 6(x − 1)'),
    p(
      'The critical points are `x = −1` and `x = 3`, with `f(−1) = −1 − 3 + 9 + 5 = 10` and `f(3) = 27 − 27 − 27 + 5 = −22`. The second derivative vanishes at `x = 1` only, where `f(1) = 1 − 3 − 9 + 5 = −6`. One table now holds everything:',
    ),
    table(
      ['', 'x < −1', 'x = −1', '−1 < x < 1', 'x = 1', '1 < x < 3', 'x = 3', 'x > 3'],
      'lccccccc',
      [
        ['f′', '+', '0', '−', '−', '−', '0', '+'],
        ['f″', '−', '−', '−', '0', '+', '+', '+'],
        ['f', 'rises', 'max 10', 'falls', 'infl. −6', 'falls', 'min −22', 'rises'],
      ],
      'Signs of the derivatives and what they do to the graph.',
    ),
    fig(
      'The cubic with its maximum (−1, 10), its point of inflection (1, −6) and its minimum (3, −22).',
      { min: -4, max: 6, ticks: [-4, -2, 2, 4, 6], label: '*x*' },
      { min: -30, max: 20, ticks: [-20, -10, 10, 20], label: '*f*(*x*)', grid: true },
      [
        curve(graph(cubic, -3.15, 5.25)),
        dots([
          [-1, 10],
          [1, -6],
          [3, -22],
        ]),
        text([-1, 10], 'max (−1, 10)', { anchor: 'middle', shift: [0, 10] }),
        text([1, -6], 'inflection (1, −6)', { shift: [8, 4] }),
        text([3, -22], 'min (3, −22)', { anchor: 'middle', shift: [0, -12] }),
      ],
      { ratio: 0.58 },
    ),
    p(
      'Because the graph crosses from 10 down to −22 and rises again without bound, the table proves that there are exactly three real zeros: one to the left of −1, one between −1 and 3 and one to the right of 3. Trying values pins them down: `f(−3) = −22` and `f(−2) = 3`, so one lies between −3 and −2; `f(0) = 5` and `f(1) = −6` put the second between 0 and 1; `f(4) = −15` and `f(5) = 10` put the third between 4 and 5.',
    ),
    h('A rational function with a horizontal asymptote'),
    f(
      'g(x) = frac(x; x^{2} + 1),    g′(x) = frac(1 − x^{2}; (x^{2} + 1)^{2}),    g″(x) = frac(2x(x^{2} − 3); (x^{2} + 1)^{3})',
    ),
    p(
      'The denominator is never zero, so the domain is all real numbers. The function is odd: we may study `x ≥ 0` and turn the result about the origin. It passes through the origin, and since the denominator has the higher degree, `g(x) → 0` on both sides: the x-axis is a horizontal asymptote. Note that a graph may cross its horizontal asymptote, as this one does at the origin; only vertical asymptotes can never be crossed.',
    ),
    p(
      'For `x > 0` the derivative changes from plus to minus at `x = 1`, so (1, 1/2) is a maximum; by symmetry (−1, −1/2) is a minimum. The second derivative changes sign at 0 and at `x = ±√3`, where `g(√3) = √3/4 ≈ 0.433`. The curve therefore rises from the origin to 1/2, bends the other way at `x ≈ 1.73` and then sinks slowly towards the axis.',
    ),
    h('A rational function with an oblique asymptote'),
    p(
      'When the numerator is exactly one degree higher than the denominator, divide first. The quotient is the asymptote and the remainder shows from which side the graph approaches it.',
    ),
    f('h(x) = frac(x^{2}; x − 1) = x + 1 + frac(1; x − 1)'),
    p(
      'The line `y = x + 1` is the oblique asymptote and `x = 1` the vertical one: `h → −∞` from the left and +∞ from the right. Differentiating the divided form is quickest:',
    ),
    f('h′(x) = 1 − frac(1; (x − 1)^{2}) = frac(x(x − 2); (x − 1)^{2}),    h″(x) = frac(2; (x − 1)^{3})'),
    p(
      'The critical points are `x = 0`, a maximum with `h(0) = 0`, and `x = 2`, a minimum with `h(2) = 4`. The minimum lies above the maximum, which is possible only because the vertical asymptote stands between them. The second derivative is never zero: the curve is concave down to the left of 1 and concave up to the right, but `x = 1` is not a point of inflection because the function is not defined there.',
    ),
    fig(
      'The function `h(x) = x²/(x − 1)` between its asymptotes `x = 1` and `y = x + 1`.',
      { min: -4, max: 6, ticks: [-4, -2, 2, 4, 6], label: '*x*' },
      { min: -6, max: 10, ticks: [-4, 4, 8], label: '*h*(*x*)' },
      [
        dash([-4, -3], [6, 7]),
        dash([1, -6], [1, 10]),
        curve(graph((x) => x ** 2 / (x - 1), -4, 0.845)),
        curve(graph((x) => x ** 2 / (x - 1), 1.13, 6)),
        dots([
          [0, 0],
          [2, 4],
        ]),
        text([0, 0], 'max (0, 0)', { anchor: 'end', shift: [-8, 8] }),
        text([2, 4], 'min (2, 4)', { shift: [9, -7] }),
        text([5.2, 6.2], 'y = x + 1', { tone: 'muted', shift: [-2, -12] }),
      ],
      { ratio: 0.58 },
    ),
    h('Four mistakes that cost marks'),
    ul(
      'Calling every zero of `f″` a point of inflection. For `x⁴` the second derivative is zero at 0, yet `12x²` never changes sign: the curve is concave up on both sides.',
      'Forgetting critical points at which `f′` does not exist. The graph of `|x|` has its minimum where there is no tangent at all.',
      'Using the second-derivative test when `f″ = 0`. The test is then silent; go back to the sign table of `f′`.',
      'Sketching beyond the domain. For `ln x` nothing exists at or to the left of zero, whatever the formula of the derivative says.',
    ),
    note(
      'Exercise',
      'Sketch `k(x) = x⁴ − 8x² + 3`. You should find an even function with minima (−2, −13) and (2, −13), a maximum (0, 3), and points of inflection at `x = ±2/√3 ≈ ±1.155`, where `k ≈ −5.89`.',
    ),
  ],
};

const integration: DemoDocument = {
  slug: 'integration-by-parts-and-substitution',
  title: 'Integration by parts and by substitution: how to choose, with ten integrals solved in full',
  description:
    'A decision rule for the two main techniques, then ten integrals from easy to exam level with every line justified.',
  subject: 'Mathematics',
  documentType: 'textbook',
  school: 'Santa Monica College',
  courseCode: 'MATH 8',
  ageDays: 17,
  uploader: 3,
  accent: '#7a2e4d',
  format: 'pdf',
  look: 'handout',
  body: [
    h('Two rules read backwards'),
    p(
      'Every technique of integration is a rule of differentiation read from right to left. The chain rule read backwards is **substitution**; the product rule read backwards is **integration by parts**. So the first question about an integral is not “which formula?” but “which rule would have produced this integrand?”',
    ),
    f('∫ φ′(x) g(φ(x)) dx = ∫ g(u) du,   with  u = φ(x),  du = φ′(x) dx', '∫ u dv = uv − ∫ v du'),
    table(['You see', 'Try', 'Because'], 'lll', [
      [
        'a function *and* its derivative as a factor: ∫ 2x cos(x²) dx',
        'substitution, u = the inner function',
        'the chain rule leaves the inner derivative outside',
      ],
      [
        'polynomial × exponential, sine or cosine',
        'parts, u = the polynomial',
        'each step lowers the degree',
      ],
      [
        'ln x or an inverse trigonometric function',
        'parts, u = that function',
        'its derivative is algebraic and simpler',
      ],
      ['e^{x} × sine or cosine', 'parts twice, then solve for the integral', 'the integral comes back'],
      [
        'a linear inner function: (3x − 5)⁷',
        'substitution, or the factor 1/3 at once',
        'du is a constant times dx',
      ],
    ]),
    note(
      'Order for parts',
      'When several factors could be `u`, take the first that appears in this list: logarithm, inverse trigonometric, algebraic, trigonometric, exponential. The rest is `dv`. The list is a habit, not a theorem, but it is right in nearly all textbook integrals.',
    ),
    h('Substitution'),
    p(
      '**1.** `∫ 2x cos(x²) dx`. The inner function is `x²`, and its derivative `2x` is there as a factor. Put `u = x²`, `du = 2x dx`.',
    ),
    f('∫ 2x cos(x^{2}) dx = ∫ cos u du = sin u + C = sin(x^{2}) + C'),
    p(
      '**2.** `∫ x √(x² + 4) dx`. Here `du = 2x dx`, so `x dx = du/2`. A constant may be supplied in this way; a variable never.',
    ),
    f(
      '∫ x sqrt(x^{2} + 4) dx = frac(1; 2) ∫ u^{1/2} du = frac(1; 2) · frac(2; 3) u^{3/2} + C = frac(1; 3)(x^{2} + 4)^{3/2} + C',
    ),
    p('**3.** `∫ tan x dx`. Write the tangent as `sin x / cos x` and put `u = cos x`, `du = −sin x dx`.'),
    f('∫ tan x dx = −∫ frac(1; u) du = −ln|u| + C = −ln|cos x| + C'),
    p(
      '**4.** A definite integral: change the limits together with the variable, and never go back to `x`. With `u = 1 + x²`, `x = 0` gives `u = 1` and `x = 2` gives `u = 5`.',
    ),
    f('∫_{0}^{2} frac(x; 1 + x^{2}) dx = frac(1; 2) ∫_{1}^{5} frac(1; u) du = frac(1; 2) ln 5 ≈ 0.805'),
    fig(
      'Integral 4 as an area: the region under `x/(1 + x²)` from 0 to 2 measures `½ ln 5 ≈ 0.805`.',
      { min: 0, max: 4, ticks: [0, 1, 2, 3, 4], label: '*x*' },
      { min: 0, max: 0.6, ticks: [0, 0.2, 0.4, 0.6], label: '*y*' },
      [
        area([[0, 0], ...graph((x) => x / (1 + x * x), 0, 2), [2, 0]]),
        curve(graph((x) => x / (1 + x * x), 0, 4)),
        dash([2, 0], [2, 0.4]),
        text([1.15, 0.2], '½ ln 5', { anchor: 'middle' }),
        text([3, 0.3], 'y = x / (1 + x²)', { shift: [-8, 12] }),
      ],
      { ratio: 0.45, width: 0.66 },
    ),
    p(
      '**5.** `∫ x(x − 1)⁹ dx`. No derivative is waiting here, yet `u = x − 1` works because `x` itself can be written as `u + 1`.',
    ),
    f(
      '∫ (u + 1) u^{9} du = frac(u^{11}; 11) + frac(u^{10}; 10) + C = frac((x − 1)^{11}; 11) + frac((x − 1)^{10}; 10) + C',
    ),
    h('Parts'),
    p(
      '**6.** `∫ x e^{x} dx`. Take `u = x` and `dv = e^{x} dx`, so that `du = dx` and `v = e^{x}`. The choice `u = e^{x}` would raise the degree of the polynomial instead of lowering it.',
    ),
    f('∫ x e^{x} dx = x e^{x} − ∫ e^{x} dx = (x − 1) e^{x} + C'),
    p(
      '**7.** `∫ ln x dx`. There seems to be only one factor; the other one is 1. Take `u = ln x`, `dv = dx`.',
    ),
    f('∫ ln x dx = x ln x − ∫ x · frac(1; x) dx = x ln x − x + C'),
    p('**8.** `∫ x² sin x dx`. The polynomial has degree 2, so parts is needed twice.'),
    f(
      '∫ x^{2} sin x dx = −x^{2} cos x + 2 ∫ x cos x dx',
      '∫ x cos x dx = x sin x − ∫ sin x dx = x sin x + cos x',
      '∫ x^{2} sin x dx = −x^{2} cos x + 2x sin x + 2 cos x + C',
    ),
    p(
      '**9.** `∫ e^{x} cos x dx`. Call the integral `I`. Parts with `u = cos x`, and then again with `u = sin x`, brings `I` back with a minus sign. That is not a circle: it is an equation for `I`.',
    ),
    f(
      'I = e^{x} cos x + ∫ e^{x} sin x dx = e^{x} cos x + e^{x} sin x − I',
      'I = frac(1; 2) e^{x} (sin x + cos x) + C',
    ),
    p(
      'The same choice must be made both times. Whoever takes `u = cos x` first and `u = e^{x}` second undoes the first step and arrives at `I = I`.',
    ),
    p(
      '**10.** `∫ arctan x dx` from 0 to 1, which needs both techniques: parts with `u = arctan x` and `dv = dx`, then substitution `w = 1 + x²` in what is left.',
    ),
    f(
      '∫_{0}^{1} arctan x dx = [x arctan x]_{0}^{1} − ∫_{0}^{1} frac(x; 1 + x^{2}) dx',
      '= frac(π; 4) − frac(1; 2) ln 2 ≈ 0.785 − 0.347 = 0.439',
    ),
    h('Check by differentiating'),
    p(
      'An antiderivative can always be tested, and the test is cheaper than the integral. For number 8: the derivative of `−x² cos x` is `−2x cos x + x² sin x`; that of `2x sin x` is `2 sin x + 2x cos x`; that of `2 cos x` is `−2 sin x`. The sum is `x² sin x`, as it should be. In an examination, do this for the one integral you trust least.',
    ),
    p(
      'Definite integrals can be tested by size. In number 10 the integrand grows from 0 to `π/4 ≈ 0.785`, bending downwards, so the area lies between the triangle below the chord, 0.393, and the rectangle, 0.785. The answer 0.439 fits; an answer of 0.9 would have shown a mistake at once.',
    ),
    h('What goes wrong most often'),
    ul(
      'Mixing variables: after substituting, no `x` may be left anywhere, neither in the integrand nor in the limits.',
      'Dropping the constant `C`, or adding it before the last step of parts and losing track of it.',
      'Choosing `dv` so that it cannot be integrated. In `∫ x ln x dx` the logarithm must be `u`.',
      'Pulling a variable out of the integral. Only constants may cross the integral sign.',
      'Forgetting the absolute value in `ln|u|` when `u` can be negative.',
    ),
    note(
      'Now you',
      'Solve `∫ x e^{−x²} dx`, `∫ x³ ln x dx` and `∫ (ln x)/x dx`. Answers: `−½ e^{−x²} + C`;  `x⁴(4 ln x − 1)/16 + C`;  `½ (ln x)² + C`.',
    ),
  ],
};

export const mathematicsDocuments: readonly DemoDocument[] = [curveSketching, integration];
