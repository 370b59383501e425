import type { DemoDocument } from '../demo-document';
import { h, h2, note, p, quote, steps, table } from './blocks';

export const sociology: DemoDocument = {
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
