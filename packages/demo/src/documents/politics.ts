import type { DemoDocument } from '../demo-document';
import { f, h, note, p, table, ul } from './blocks';

export const politics: DemoDocument = {
  slug: 'one-vote-five-results-electoral-systems',
  title: 'One vote, five results: electoral systems compared with a pencil',
  description:
    'The same 100,000 votes counted by plurality, d’Hondt, Sainte-Laguë, Hare and Droop; then three ways to elect one person.',
  subject: 'Political Science',
  documentType: 'notes',
  school: 'University of Edinburgh',
  courseCode: 'POLS 120',
  ageDays: 7,
  uploader: 1,
  accent: '#5a4396',
  format: 'pdf',
  look: 'handout',
  body: [
    h('Why the count matters'),
    p(
      'An electoral system has three parts: what voters may write on the ballot, how large the districts are, and by which rule votes become seats. People argue most about the ballot. The two others do more. This handout counts one and the same vote in five ways, so that every difference in the result comes from the rule alone.',
    ),
    table(
      ['Party', 'A', 'B', 'C', 'D', 'E', 'Total'],
      'lrrrrrr',
      [['Votes', '41,000', '28,000', '17,000', '9,000', '5,000', '100,000']],
      'Our region has eight seats. The parties are invented.',
    ),
    h('1. Plurality in eight districts'),
    p(
      'If the region is cut into eight districts of 12,500 voters, and the parties are spread evenly, party A is first in each of them with 41 % and takes **all eight seats**. If support is concentrated, almost anything can happen: a party that is strong in one corner may win seats with few votes, while one that is second everywhere wins none. Under plurality, geography is the hidden sixth party.',
    ),
    h('2. Highest averages: d’Hondt'),
    p(
      'Divide each party’s votes by 1, 2, 3 and so on. The eight largest numbers in the table take the eight seats (bold).',
    ),
    table(['÷', 'A', 'B', 'C', 'D', 'E'], 'crrrrr', [
      ['1', '**41,000**', '**28,000**', '**17,000**', '9,000', '5,000'],
      ['2', '**20,500**', '**14,000**', '8,500', '4,500', '2,500'],
      ['3', '**13,667**', '**9,333**', '5,667', '3,000', '1,667'],
      ['4', '**10,250**', '7,000', '4,250', '2,250', '1,250'],
    ]),
    p(
      'Result: A 4, B 3, C 1. The eighth seat goes to B with 9,333, just ahead of D with 9,000. D’Hondt asks: what is the price of a seat, the same for all, at which exactly eight are sold? Here any price between 9,000 and 9,333 votes does it. Fractions of a price count for nothing, which helps large parties a little.',
    ),
    h('3. Highest averages: Sainte-Laguë'),
    p(
      'Divide by 1, 3, 5, 7 instead. The step between divisors is larger, so a second and third seat are harder to get and small parties do better.',
    ),
    table(['÷', 'A', 'B', 'C', 'D', 'E'], 'crrrrr', [
      ['1', '**41,000**', '**28,000**', '**17,000**', '**9,000**', '5,000'],
      ['3', '**13,667**', '**9,333**', '5,667', '3,000', '1,667'],
      ['5', '**8,200**', '5,600', '3,400', '1,800', '1,000'],
      ['7', '**5,857**', '4,000', '2,429', '1,286', '714'],
    ]),
    p(
      'Result: A 4, B 2, C 1, D 1. This is the rule under which the price of a seat is found by *rounding* to the nearest whole number instead of rounding down.',
    ),
    h('4 and 5. Largest remainders: Hare and Droop'),
    p(
      'Fix the price first. The Hare quota is votes/seats = 12,500; the Droop quota is the smallest whole number of votes that at most eight parties can reach, ⌊100,000/9⌋ + 1 = 11,112. Whole quotas give seats, the rest go to the largest remainders.',
    ),
    table(['', 'A', 'B', 'C', 'D', 'E'], 'lrrrrr', [
      ['Hare: whole quotas', '3', '2', '1', '0', '0'],
      ['remainder', '3,500', '3,000', '4,500', '**9,000**', '**5,000**'],
      ['**seats**', '**3**', '**2**', '**1**', '**1**', '**1**'],
      ['Droop: whole quotas', '3', '2', '1', '0', '0'],
      ['remainder', '**7,664**', '5,776', '5,888', '**9,000**', '5,000'],
      ['**seats**', '**4**', '**2**', '**1**', '**1**', '**0**'],
    ]),
    h('Measuring the difference'),
    p(
      'The Gallagher index compares shares of votes v and seats s of all parties; 0 is perfect proportionality. The effective number of parties N weighs parties by size: 2.0 means “as if there were two equal ones”.',
    ),
    f('G = sqrt(frac(1; 2) ∑ (v_{i} − s_{i})^{2}),    N = frac(1; ∑ p_{i}^{2})'),
    table(
      ['Rule', 'Seats A–B–C–D–E', 'Gallagher index', 'N of seats'],
      'lcrr',
      [
        ['plurality, evenly spread', '8–0–0–0–0', '48.3', '1.0'],
        ['d’Hondt', '4–3–1–0–0', '12.2', '2.5'],
        ['Sainte-Laguë', '4–2–1–1–0', '8.6', '2.9'],
        ['Droop', '4–2–1–1–0', '8.6', '2.9'],
        ['Hare', '3–2–1–1–1', '7.4', '4.0'],
      ],
      'Among the votes, N is 3.5.',
    ),
    p(
      'Eight seats are few. With eighty, the three proportional rules would differ by a seat or two at most. *District size* decides more than the formula: that is the first finding of nearly every comparative study, and the reason why reformers who argue about d’Hondt against Sainte-Laguë often argue about the wrong thing.',
    ),
    h('Electing one person'),
    p('A hundred voters rank three candidates: 40 write X–Z–Y, 33 write Y–Z–X, 27 write Z–Y–X.'),
    table(['Rule', 'Count', 'Winner'], 'lll', [
      ['plurality', 'X 40, Y 33, Z 27', 'X'],
      ['instant run-off', 'Z drops out, its 27 go to Y: Y 60, X 40', 'Y'],
      ['pairs (Condorcet)', 'Z beats X 60 : 40 and Y 67 : 33', 'Z'],
      ['points 2–1–0 (Borda)', 'X 80, Y 93, Z 127', 'Z'],
    ]),
    p(
      'Three defensible rules, three winners. X has the most friends, Z the fewest enemies, and Y profits from the order in which the others leave. No rule can have all the properties one would wish for: with three or more candidates, every ranking method that is not a dictatorship breaks at least one of a short list of fair-sounding conditions (Arrow, 1951).',
    ),
    h('Where they are used'),
    ul(
      '**Plurality:** House of Commons (United Kingdom), House of Commons (Canada), House of Representatives in most states of the USA.',
      '**List systems with d’Hondt:** Spain, Portugal, and many other parliaments of Europe and Latin America.',
      '**Modified Sainte-Laguë:** Norway and Sweden, with a first divisor above 1.',
      '**Mixed-member proportional:** Germany, New Zealand since 1996, the Scottish Parliament in a form called the additional member system.',
      '**Single transferable vote with the Droop quota:** Ireland and Malta.',
      '**Instant run-off:** Australia’s House of Representatives, where it is called preferential voting.',
    ),
    note(
      'Try it',
      'Give D 500 voters of B (9,500 against 27,500) and count d’Hondt again. B’s third quotient falls to 9,167 and the last seat moves from B to D: half a per cent of the votes has moved an eighth of the seats.',
    ),
  ],
};
