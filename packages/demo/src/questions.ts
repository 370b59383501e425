import type { Subject } from '@aw/contracts/documents/subjects';

/** A question of a student, in plain words, with an answer in Markdown and LaTeX where it has one. */
export type DemoQuestion = {
  title: string;
  content: string;
  subject: Subject;
  /** The name of one of `demoSchools`. */
  school?: string;
  answer?: DemoAnswer;
};

/** An answer of a tutor; `steps` are read one at a time before it. */
export type DemoAnswer = {
  content: string;
  steps?: readonly { label: string; content: string }[];
  isVerified?: boolean;
};

/** Twelve questions, the newest first; eight of them are answered. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    title: 'Why is the derivative of ln|x| equal to 1/x also for negative x?',
    content:
      'I understand that the derivative of ln x is 1/x for x > 0. My notes say that the integral of 1/x is ln|x| + C, with the absolute value. For x = −3, say, what is going on? I tried the chain rule and got a minus sign that I could not get rid of.',
    subject: 'Mathematics',
    school: 'Khalifa University',
    answer: {
      steps: [
        {
          label: 'Split the absolute value',
          content: 'What is $|x|$ for a negative $x$, written without the bars? Put that into the logarithm.',
        },
        {
          label: 'Count the minus signs',
          content:
            'Use the chain rule on $\\ln(-x)$. The outer derivative is taken at $-x$, and the inner one has a sign of its own.',
        },
      ],
      isVerified: true,
      content: `Your minus sign is right. There is a second one that you have missed, and the two cancel.

For $x < 0$ we have $|x| = -x$, so $\\ln|x| = \\ln(-x)$. The chain rule gives

$$\\frac{d}{dx}\\ln(-x) = \\frac{1}{-x}\\cdot(-1) = \\frac{1}{x}.$$

The outer derivative is $\\frac{1}{-x}$, not $\\frac{1}{x}$: that is your second minus sign.

**Check with the graph.** $\\ln|x|$ mirrors $\\ln x$ in the vertical axis. At $x = -3$ the mirrored curve *falls* to the right, with slope $-\\frac13$, and indeed $\\frac{1}{-3} = -\\frac13$.

**One warning.** The constant may be different on the two sides of zero, because the two branches are not connected. And $\\int_{-1}^{1}\\frac{dx}{x}$ must not be computed as $\\ln 1 - \\ln 1 = 0$: the integrand is not bounded at zero, and the integral does not exist.`,
    },
  },
  {
    title: 'Titration of a weak acid: why is the pH at equivalence not 7?',
    content:
      'We titrated 25.0 ml of 0.10 M acetic acid with 0.10 M sodium hydroxide. After 25.0 ml acid and base have reacted completely, so I expected a neutral solution. The meter showed 8.7. Did we make a mistake?',
    subject: 'Chemistry',
    school: 'University of Sharjah',
    answer: {
      steps: [
        {
          label: 'What is left in the flask?',
          content:
            'At equivalence acid and base have reacted. Name the ion that remains beside sodium, and say whether it is an acid or a base.',
        },
        {
          label: 'Let it react with water',
          content: 'Write $K_b = K_w / K_a$ for that ion, and mind that the volume has doubled.',
        },
      ],
      isVerified: true,
      content: `No mistake: 8.7 is what you should find. *Equivalence* means that the amounts match, *neutral* means that the pH is 7, and only for a strong acid with a strong base do the two coincide.

At equivalence all the acid has become acetate, and acetate is a weak base:

CH₃COO⁻ + H₂O ⇌ CH₃COOH + OH⁻

1. **Concentration.** 2.5 mmol of acetate in 50 ml: 0.050 mol/L.
2. **Constant.** $K_b = K_w/K_a = 10^{-14}/1.74\\cdot10^{-5} = 5.7\\cdot10^{-10}$.
3. **Hydroxide.** $[\\mathrm{OH^-}] = \\sqrt{5.7\\cdot10^{-10}\\cdot 0.050} = 5.4\\cdot10^{-6}$ mol/L.
4. **pH.** $14 - 5.27 = 8.73$.

So choose an indicator that changes around 8 to 10, such as phenolphthalein. Methyl orange would have turned long before.`,
    },
  },
  {
    title: 'Does a price increase always lower revenue when demand is elastic?',
    content:
      'The textbook says that with elastic demand revenue falls when the price rises. But on a straight demand line the elasticity changes from point to point. If I start at an elastic point and raise the price a lot, could the answer be different?',
    subject: 'Economics',
    school: 'New York University Abu Dhabi',
    answer: {
      isVerified: true,
      content: `Upwards from an elastic point of a falling straight line it is always true, and you can see why.

Take $Q = 120 - 2P$. Revenue is $R = 120P - 2P^2$, a parabola with its top at $P = 30$. Demand is elastic exactly for $P > 30$, to the right of the top. From there every increase, small or large, goes further down: from 40 to 50 revenue falls from 1,600 to 1,000.

Your doubt is justified in the *other* direction. From $P = 20$, an inelastic point, a small increase raises revenue, but a jump to 50 passes the top and lands at 1,000, below the 1,600 you started from. The elasticity at a point speaks about small changes; for large ones compare the two revenues, or use the midpoint formula over the whole stretch.`,
    },
  },
  {
    title: 'How do I choose between a t-test and a z-test?',
    content:
      'I have 18 measurements of reaction times and want to test whether the mean differs from 250 ms. The population standard deviation is not known. One website says z for large samples, another says t always. Where is the border?',
    subject: 'Statistics',
    school: 'Ohio State University',
    answer: {
      steps: [
        {
          label: 'Where does your standard deviation come from?',
          content: 'Do you know it from outside, or did you compute it from your 18 values?',
        },
      ],
      isVerified: true,
      content: `Ask one question: **where does the standard deviation come from?**

- If it is *known* from outside the sample (a specification, a very long record), use z.
- If it is *estimated from the same sample*, use t. This is your case.

There is no border in the number of measurements. The t-distribution with $n-1$ degrees of freedom approaches the normal curve as $n$ grows, so for large samples the two agree: the critical value at 5 %, two-sided, is 1.96 for z, 2.11 for t with 17 degrees of freedom and 1.98 with 100. The rule "z from 30 on" comes from the time of printed tables.

For your 18 values: $t = \\dfrac{\\bar x - 250}{s/\\sqrt{18}}$, compared with 2.11. Look at a plot first. Reaction times are usually skewed to the right, and with 18 values a long tail can matter; taking logarithms often helps.`,
    },
  },
  {
    title: 'Is a tomato plant cell in salt water under more or less pressure?',
    content:
      'In the lab we put strips of plant tissue in water and in 10 % salt solution. The ones in salt went limp. I would like to explain it with water potential and not only with “osmosis”. What are the terms and their signs?',
    subject: 'Biology',
    answer: {
      content: `Less pressure. In terms of water potential:

$$\\Psi = \\Psi_s + \\Psi_p$$

- $\\Psi_s$, the **solute potential**, is zero for pure water and *negative* for any solution.
- $\\Psi_p$, the **pressure potential**, is what the wall presses on the content: positive in a firm cell, zero in a limp one.
- Water moves from the higher to the lower $\\Psi$.

**In pure water** outside is $\\Psi = 0$. Inside $\\Psi_s$ is, say, −0.8 MPa, so water enters. The content presses on the wall until $\\Psi_p = +0.8$ MPa; then $\\Psi$ inside is 0 as well and the flow stops. The cell is *turgid*.

**In 10 % salt** outside is far lower, about −8 MPa. Water leaves, $\\Psi_p$ falls to zero and the strip goes limp. As still more leaves, the membrane comes away from the wall: *plasmolysis*. Under the microscope you can watch it, and in plain water it is reversed if the cells are still alive.`,
    },
  },
  {
    title: 'What is the difference between validity and soundness?',
    content:
      'Our first logic homework asks for an argument that is valid but not sound. Is that not a contradiction? If the argument is bad, how can it be valid?',
    subject: 'Philosophy',
    school: 'Williams College',
    answer: {
      isVerified: true,
      content: `*Valid* is a technical word. It says nothing about whether the sentences are true.

- **Valid:** it is impossible for the premises to be true and the conclusion false. This depends on the *form* alone.
- **Sound:** valid, *and* all the premises are in fact true.

So an argument may be valid and yet not sound:

> All fish can sing. A cod is a fish. Therefore a cod can sing.

If the premises were true the conclusion would have to be; the form is faultless. But the first premise is false.

Note also that true sentences do not make an argument valid: "Paris lies on the Seine; two is even; so grass is green" has only true sentences, and no connection. To show that an argument is **invalid**, describe a situation, however odd, in which all the premises hold and the conclusion does not.`,
    },
  },
  {
    title: 'Dijkstra with negative edges: why does adding a constant not help?',
    content:
      'Dijkstra needs weights that are not negative. If my smallest weight is −3, why can I not simply add 3 to every edge, run the algorithm, and take the path it finds?',
    subject: 'Computer Science',
    school: 'University of Michigan',
    answer: {
      isVerified: true,
      content: `Because the constant is added once **per edge**, and paths have different numbers of edges. Long paths are punished.

Smallest example: three nodes, edges A→B with weight 2, A→C with 4, C→B with −3.

| path | true length | after adding 3 to each edge |
|---|---|---|
| A→B | 2 | 5 |
| A→C→B | 4 − 3 = **1** | 7 + 0 = 7 |

The shortest path is A→C→B, but after the change A→B wins.

What does work:

1. **Bellman–Ford**, in O(V·E), which accepts negative weights and reports negative cycles.
2. **Johnson's trick:** add to each edge u→v the difference h(u) − h(v) of suitable node values. Along a path these cancel except at its ends, so the order of paths between the same two nodes does not change. The values h come from one run of Bellman–Ford; then Dijkstra may be used from every node.`,
    },
  },
  {
    title: 'Who pays import tariffs, the foreign exporter or the domestic buyer?',
    content:
      'In class we drew a small country that imports at a world price. The tariff seemed to be paid entirely by buyers at home. A friend says that in reality exporters pay part of it. Who is right?',
    subject: 'Economics',
    answer: {
      content: `Both, in different models.

**Small country.** It buys too little to influence the world price. Foreign sellers can sell as much as they like elsewhere at that price, so none of them accepts less. The price at home rises by the *whole* tariff: buyers pay. In terms of elasticity, foreign supply is horizontal, infinitely elastic, and the perfectly elastic side bears nothing.

**Large country.** When a big buyer imports less, the world price itself falls. Part of the tariff is then borne by exporters, as lower receipts. The buyers' share is $\\dfrac{\\varepsilon_s}{\\varepsilon_s + |\\varepsilon_d|}$, with the elasticity of foreign *supply* to this market and of import *demand*.

So "who pays?" is a question of measurement, and the answer can differ between goods and between the first months and later years. In both models there is also a loss that nobody receives: trade that no longer takes place.`,
    },
  },
  {
    title: 'How should I cite a translation that I made myself?',
    content:
      'For my history essay I read an article in French and would like to quote two sentences in English. There is no published translation. Do I put my translation in quotation marks, and what goes into the footnote?',
    subject: 'History',
    school: 'University of Edinburgh',
  },
  {
    title: 'Stress at the root of a notch: why is the safety factor not enough?',
    content:
      'A flat bar in tension has a small round hole in the middle. With the net cross-section I get half of the yield strength, so a safety factor of 2. My supervisor says that the bar could still yield at the edge of the hole. How can that be if the average is only half?',
    subject: 'Engineering',
    school: 'Khalifa University',
  },
  {
    title: 'Semicolon or dash before an explanation?',
    content:
      'My tutor marked this sentence: “The result was unexpected; a second measurement gave the same value.” She suggested a colon. I have also seen dashes in such places. Is there a rule, or is it taste?',
    subject: 'English',
    school: 'Santa Monica College',
  },
  {
    title: 'Why do we target 88–92 % oxygen saturation in some patients with COPD?',
    content:
      'On the ward a patient with chronic lung disease was kept at a saturation of about 90 %, and I was told not to raise the oxygen. I had learned that 94 % is the minimum. Is the reason really that oxygen “takes away the drive to breathe”, or is there more to it?',
    subject: 'Nursing',
    school: 'Columbus State Community College',
  },
];
