import type { DemoDocument } from '../demo-document';
import { area, curve, f, fig, graph, h, h2, note, p, quote, steps, table, text, ul } from './build';

const electoral: DemoDocument = {
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

const classical: DemoDocument = {
  slug: 'marx-durkheim-weber-study-guide',
  title: 'Marx, Durkheim, Weber: three answers to the question of what holds a society together',
  description:
    'Problem, key terms, method and criticism for each, a table to revise from and essay plans for the exam.',
  subject: 'Sociology',
  documentType: 'study_guide',
  school: 'University of California, Los Angeles',
  courseCode: 'SOC 101',
  ageDays: 33,
  uploader: 2,
  accent: '#333333',
  format: 'docx',
  look: 'essay',
  body: [
    h('The common problem'),
    p(
      'All three wrote while Europe was turning from villages into factories. The old ties of kinship, estate and church were loosening, and it was not clear what would take their place. Each asked the same double question: what holds people together when tradition no longer does, and what does the new order do to those who live in it? Their answers differ because they begin at different places: Marx with work, Durkheim with rules, Weber with meaning.',
    ),
    h('Karl Marx (1818–1883)'),
    p(
      '**Starting point.** People must produce what they need before they can do anything else. How they produce it, with which tools and under whose command, shapes everything else: law, politics, even ideas. This is called *historical materialism*. The forces of production (tools, skills) grow; the relations of production (who owns, who works) hold them back after a while; then comes a period of upheaval.',
    ),
    quote(
      'The history of all hitherto existing society is the history of class struggles.',
      'Marx and Engels, Manifesto of the Communist Party (1848), translation of 1888',
    ),
    p(
      '**Class** is defined by ownership and not by income. The bourgeoisie owns the means of production, the proletariat owns only its labour power and must sell it. The worker is paid what it costs to keep him going, but produces more than that in a day; the difference is *surplus value*, the source of profit.',
    ),
    p(
      '**Alienation** in the early writings has four sides: workers are cut off from the product, which belongs to somebody else; from the activity of working, which is forced; from what they share with all human beings, the ability to make things freely; and so from one another.',
    ),
    p(
      '**What holds society together?** For the time being, force and *ideology*: the ideas of the ruling class are the ruling ideas. Order hides a conflict of interests.',
    ),
    p(
      '**Criticism.** The middle classes grew instead of vanishing; revolutions came in farming countries; and nation and religion often moved people more than class did. Defenders answer that the analysis of capitalism, its crises and its reach into all of life, has lasted better than the forecast.',
    ),
    h('Émile Durkheim (1858–1917)'),
    p(
      '**Starting point.** Society is more than the sum of its members. There are *social facts*: ways of acting, thinking and feeling that come from outside the individual and constrain him, such as law, language or fashion. They are to be treated as things and explained by other social facts, not by psychology.',
    ),
    p(
      '**Solidarity** comes in two forms. In simple societies people are alike; a strong *collective conscience* binds them, and law is mainly punitive. Durkheim calls this *mechanical* solidarity. Where labour is divided people are different and depend on each other, as organs do; law mainly restores what has been broken. This is *organic* solidarity. The division of labour, then, is not only an economic fact but the new bond itself.',
    ),
    p(
      '**Anomie** is the state in which rules have weakened or do not fit: after sudden crises, but also after sudden wealth, when nothing tells people how much is enough.',
    ),
    h2('Suicide (1897)'),
    p(
      'Durkheim chose the most private of acts to show that it follows social patterns. Rates differ between groups and stay steady for decades, though the individuals change. He explains them by two dimensions, each with two extremes.',
    ),
    table(
      ['Dimension', 'Too little', 'Too much'],
      'lll',
      [
        ['integration in groups', 'egoistic: weak ties', 'altruistic: the self counts for nothing'],
        ['regulation by rules', 'anomic: no limits', 'fatalistic: oppressive limits'],
      ],
      'The four types of suicide.',
    ),
    p(
      '**Criticism.** The official statistics of the time were made by people with their own views of what counts as a suicide. To conclude from groups to individuals is risky (the ecological fallacy). Power and conflict hardly appear in the picture.',
    ),
    h('Max Weber (1864–1920)'),
    p(
      '**Starting point.** Sociology is to *understand* social action and thereby explain its course and effects. Action is social when it takes account of others and has a meaning for the actor. Groups do not act; people do.',
    ),
    p(
      '**Four types of action:** instrumentally rational (means to ends), value-rational (for its own sake), affectual, traditional. Real action mixes them. They are *ideal types*, one-sided sharpenings to compare reality with, and not averages or wishes.',
    ),
    p(
      '**Authority.** Power becomes stable when those who obey hold it to be legitimate: on *traditional* grounds (it has always been so), on *charismatic* ones (the gifts of a person), or on *legal-rational* ones (the rule of rules). The purest form of the last is bureaucracy: offices, files, fixed competence, training, separation of post and person.',
    ),
    p(
      '**Rationalisation** is the thread through his work: calculation replaces custom in business, law, music, religion. *The Protestant Ethic and the Spirit of Capitalism* (1904–05) argues that an ascetic Protestant ethic, anxious for signs of salvation, turned work and thrift into a duty, and so helped the spirit of modern capitalism to arise. The religious roots died off; the compulsion to work stayed.',
    ),
    p(
      '**Stratification** has three dimensions that may diverge: class (chances on the market), status (honour, way of life) and party (organised power). A poor aristocrat and a rich upstart show that money is not all.',
    ),
    p(
      '**Criticism.** Capitalist practice existed in places without that ethic; some hold that the causal order is the reverse. Ideal types can be chosen to suit the argument.',
    ),
    h('The three side by side'),
    table(['', 'Marx', 'Durkheim', 'Weber'], 'llll', [
      ['begins with', 'labour and property', 'norms and ties', 'meaningful action'],
      ['bond', 'force and ideology', 'likeness, then interdependence', 'legitimate authority'],
      ['what goes wrong', 'exploitation, alienation', 'anomie', 'the rule of calculation'],
      [
        'way out',
        'revolution',
        'professional groups, moral education',
        'none in general; responsibility of persons',
      ],
      [
        'religion',
        'a product and consolation of misery',
        'society worships itself',
        'an independent force in history',
      ],
      ['method', 'dialectic of history', 'comparison of rates', 'understanding, ideal types'],
      [
        'key works',
        'Manifesto (1848), Capital I (1867)',
        'Division of Labour (1893), Suicide (1897)',
        'Protestant Ethic (1904–05), Economy and Society (1922)',
      ],
    ]),
    h('Essay plans'),
    steps(
      '**“Durkheim explains order, Marx explains conflict.” Discuss.** Grant the half that is true; then show conflict in Durkheim (the forced division of labour) and order in Marx (ideology). Conclude with what each must leave unexplained.',
      '**Does Weber refute Marx?** Weber himself rejects replacing a one-sided materialism by an equally one-sided idealism. Argue that he adds a cause; weigh class against status.',
      '**Is anomie the same as alienation?** No: anomie is too few rules, alienation too little control over one’s own work. One cure makes the other illness worse.',
      '**Apply two of the three to platform work.** Surplus value and control by rating; weak ties and missing rules; calculation in the purest form. Choose one observation that the other theory cannot explain.',
    ),
    note(
      'For revision',
      'Cover the table’s columns one after the other and fill them in from memory. A date is worth little, a contrast much.',
    ),
  ],
};

const transition: DemoDocument = {
  slug: 'demographic-transition-model',
  title: 'The demographic transition model',
  description:
    'Five stages, the arithmetic of growth, doubling times and dependency ratios, and what the model cannot predict.',
  subject: 'Geography',
  documentType: 'notes',
  school: 'United Arab Emirates University',
  courseCode: 'GEOG 120',
  ageDays: 20,
  uploader: 4,
  accent: '#2e6e5e',
  format: 'pptx',
  look: 'band',
  body: [
    h('The observation'),
    ul(
      'Two centuries ago women nearly everywhere bore five or more children, and many of the children died.',
      'Today most countries have low birth rates and low death rates.',
      'Death rates fell first, birth rates later. In between, populations grew as never before.',
      'The model describes this passage in stages. It was drawn from the history of western Europe.',
    ),
    h('The five stages'),
    fig(
      'Birth and death rates per 1,000 people and year. The space between the curves is natural increase.',
      {
        min: 0,
        max: 10,
        ticks: [
          { at: 1, text: '1' },
          { at: 3, text: '2' },
          { at: 5, text: '3' },
          { at: 7, text: '4' },
          { at: 9, text: '5' },
        ],
        label: 'stage',
      },
      { min: 0, max: 45, ticks: [0, 10, 20, 30, 40], label: 'per 1,000 and year', grid: true },
      [
        area([
          ...graph((x) => 12 + 27 / (1 + Math.exp((x - 5) * 2.2)) - (x > 8 ? (x - 8) * 1.6 : 0), 1, 8, 60),
          ...graph((x) => 10 + 27 / (1 + Math.exp((x - 3) * 2.4)), 1, 8, 60).reverse(),
        ]),
        curve(graph((x) => 12 + 27 / (1 + Math.exp((x - 5) * 2.2)) - (x > 8 ? (x - 8) * 1.6 : 0), 0, 10, 80)),
        curve(
          graph(
            (x) =>
              10 + 27 / (1 + Math.exp((x - 3) * 2.4)) + (x < 2 ? 1.4 * Math.sin(x * 4) * (1 - x / 2) : 0),
            0,
            10,
            80,
          ),
          { tone: 'second' },
        ),
        text([5.1, 29], 'birth rate', { tone: 'accent', shift: [6, 0] }),
        text([2.7, 19], 'death rate', { tone: 'second', anchor: 'end' }),
        text([4, 25], 'growth', { anchor: 'middle' }),
      ],
      { ratio: 0.5 },
    ),
    h('Stage by stage'),
    table(['Stage', 'Births', 'Deaths', 'Growth', 'Because'], 'lllll', [
      ['1', 'high', 'high, uneven', 'near zero', 'famine, epidemics, no control of births'],
      ['2', 'high', 'falling fast', 'rising', 'clean water, food, vaccination'],
      ['3', 'falling', 'falling slowly', 'slowing', 'schooling of girls, towns, contraception'],
      ['4', 'low', 'low', 'small', 'children cost more than they earn'],
      ['5', 'very low', 'low, rising with age', 'negative', 'births below replacement'],
    ]),
    h('The arithmetic'),
    f(
      'natural increase in % = frac(birth rate − death rate; 10)',
      'growth = natural increase + net migration',
    ),
    p('Example: 34 births and 9 deaths per 1,000 give 25 per 1,000, that is 2.5 % a year.'),
    f('doubling time ≈ frac(70; growth in %)'),
    p('At 2.5 % a population doubles in about 28 years; at 0.5 % in 140.'),
    h('Age and dependency'),
    f('dependency ratio = frac(people under 15 + people of 65 and over; people from 15 to 64) · 100'),
    table(['Country (invented)', 'under 15', '15–64', '65 +', 'Ratio'], 'lrrrr', [
      ['stage 2', '45 %', '52 %', '3 %', '92'],
      ['stage 3', '28 %', '66 %', '6 %', '52'],
      ['stage 5', '13 %', '60 %', '27 %', '67'],
    ]),
    p(
      'The low ratio in stage 3 is the *demographic dividend*: many workers, few dependants, for some decades. It pays only if there is work.',
    ),
    h('Fertility and replacement'),
    ul(
      'The total fertility rate is the number of children a woman would have at today’s rates.',
      'About 2.1 keep a population constant where mortality is low: two for the parents, a little for those who die early and for the surplus of boys at birth.',
      'Population goes on growing for decades after fertility has reached 2.1, because many young people have yet to become parents: *momentum*.',
    ),
    h('The Gulf: a case beside the model'),
    ul(
      'Migration can matter more than births and deaths together.',
      'Where most residents came as adults to work, the pyramid bulges between 25 and 45 and has many more men than women.',
      'Such a population has a low dependency ratio and a low death rate, and yet says little about the stage of its citizens.',
    ),
    note('Therefore', 'Always ask who is counted: residents or nationals?'),
    h('What the model cannot do'),
    ul(
      'It gives no dates: Europe took over a century from stage 2 to 4, some countries of Asia three decades.',
      'It leaves out migration, war, epidemics and policy.',
      'It describes and does not explain: “development” alone does not fix the moment when families choose to be small.',
      'Stage 5 was added later, because the original model did not foresee it.',
    ),
    h('Exam practice'),
    steps(
      'Birth rate 22, death rate 7, net migration −3 per 1,000: growth and doubling time?',
      'Sketch the pyramids of stages 2 and 5 and name three differences.',
      'Why may a death rate rise in stage 5 although people live longer?',
    ),
    note(
      'Answers',
      '(1) 12 per 1,000 = 1.2 %; about 58 years. (2) Base wide or narrow, sides concave or upright, share of the old. (3) A larger share of old people.',
    ),
  ],
};

export const societyDocuments: readonly DemoDocument[] = [electoral, classical, transition];
