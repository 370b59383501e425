import type { DemoDocument } from '../demo-document';
import { box, code, curve, f, fig, graph, h, h2, note, p, steps, table, text, ul } from './blocks';

const growth: DemoDocument = {
  slug: 'big-o-by-counting',
  title: 'Big-O by counting: searching and sorting compared',
  description:
    'How to count steps, which of them to forget, and what the answer means for a million records. With code, tables and six exercises.',
  subject: 'Computer Science',
  documentType: 'study_guide',
  school: 'University of Michigan',
  courseCode: 'CS 281',
  ageDays: 6,
  uploader: 4,
  accent: '#3d4fa8',
  format: 'pdf',
  look: 'guide',
  body: [
    h('The question behind the notation'),
    p(
      'Two programs solve the same task. On the machine in front of you one takes 2 seconds and the other 3. Which is better? The honest answer is that you cannot tell yet. What matters is how the time *grows* with the size n of the input, because machines get faster by a constant factor and inputs get larger without end.',
    ),
    p(
      'We therefore count the steps of a program as a function of n and keep only the shape of that function. Writing f(n) = O(g(n)) means: from some size on, f is at most a constant times g.',
    ),
    f('f(n) = O(g(n))  ⇔  f(n) ≤ c · g(n)  for all  n ≥ n_{0},  for some c > 0 and n_{0}'),
    p(
      'Example: 3n² + 20n + 7 = O(n²). With c = 4, the condition 3n² + 20n + 7 ≤ 4n² holds as soon as n² ≥ 20n + 7, which is so from n = 21 on (441 ≥ 427). The constant factor and the smaller terms are gone: they depend on the machine and the compiler, the square does not.',
    ),
    h('Six classes that cover nearly everything'),
    table(['Class', 'Name', 'n = 10', 'n = 1,000', 'n = 1,000,000', 'Typical for'], 'llrrrl', [
      ['O(1)', 'constant', '1', '1', '1', 'array access, hash look-up (on average)'],
      ['O(log n)', 'logarithmic', '3.3', '10', '20', 'binary search, balanced tree'],
      ['O(n)', 'linear', '10', '1,000', '10⁶', 'one pass, linear search'],
      ['O(n log n)', 'linearithmic', '33', '10⁴', '2 · 10⁷', 'merge sort, heap sort'],
      ['O(n²)', 'quadratic', '100', '10⁶', '10¹²', 'nested loops, insertion sort'],
      ['O(2ⁿ)', 'exponential', '1,024', '10³⁰¹', 'never', 'all subsets'],
    ]),
    p(
      'At a hundred million steps per second, 2 · 10⁷ steps take a fifth of a second and 10¹² steps take nearly three hours. Between O(n log n) and O(n²) lies the difference between a program that people use and one that they switch off.',
    ),
    fig(
      'Number of steps for small n. Below n = 4 the order is different: shapes win in the long run only.',
      { min: 0, max: 16, ticks: [0, 4, 8, 12, 16], label: 'n' },
      { min: 0, max: 130, ticks: [0, 25, 50, 75, 100, 125], label: 'steps', grid: true },
      [
        curve(
          graph((n) => 2 ** n, 0, 7, 60),
          { tone: 'second' },
        ),
        curve(graph((n) => n * n, 0, 11.3)),
        curve(
          graph((n) => n * Math.log2(n), 1, 16),
          { tone: 'ink' },
        ),
        curve(
          graph((n) => n, 0, 16),
          { tone: 'muted' },
        ),
        curve(
          graph((n) => Math.log2(n), 1, 16),
          { tone: 'muted', dashed: true },
        ),
        text([6.9, 122], '2ⁿ', { tone: 'second', anchor: 'end', shift: [-6, 0] }),
        text([11.4, 122], 'n²', { tone: 'accent', shift: [4, 0] }),
        text([16, 64], 'n log₂ n', { anchor: 'end', shift: [0, 12] }),
        text([16, 16], 'n', { tone: 'muted', anchor: 'end', shift: [0, 8] }),
        text([16, 4], 'log₂ n', { tone: 'muted', anchor: 'end', shift: [0, 8] }),
      ],
      { ratio: 0.5, width: 0.72 },
    ),
    h('Counting rules'),
    ul(
      '**One after the other: add.** O(n) followed by O(n²) is O(n²), the larger of the two.',
      '**One inside the other: multiply.** A loop of n rounds around a body of O(log n) is O(n log n).',
      '**A loop that halves** its range runs log₂ n times; a loop that steps by one runs n times.',
      '**A call counts for what it does.** list.contains(x) inside a loop is a second, hidden loop.',
      '**Recursion** gives an equation. T(n) = T(n/2) + 1 solves to log n; T(n) = 2T(n/2) + n solves to n log n; T(n) = T(n − 1) + n to n²/2.',
    ),
    h('Searching'),
    p(
      'Linear search looks at every element: n steps in the worst case, about n/2 on average. Binary search needs a sorted array and throws half of it away with every comparison:',
    ),
    code(
      'def find(items, key):            # items sorted, ascending',
      '    low, high = 0, len(items)    # search in items[low:high]',
      '    while low < high:',
      '        middle = (low + high) // 2',
      '        if items[middle] < key:',
      '            low = middle + 1',
      '        else:',
      '            high = middle',
      '    return low if low < len(items) and items[low] == key else None',
    ),
    p(
      'The range shrinks from n to n/2, n/4 and so on to 1, so there are at most log₂ n + 1 rounds: 20 for a million records, 30 for a thousand million. Why it is correct: before every round, everything to the left of *low* is smaller than the key and everything from *high* on is not. This sentence is the *invariant*; it holds at the start because both sides are empty, and each branch keeps it.',
    ),
    note(
      'Sort first?',
      'Sorting costs n log n, a single linear search costs n. Sorting pays once you search more than about log₂ n times in the same data: some twenty times for a million records.',
    ),
    h('Sorting'),
    table(['Algorithm', 'Best', 'Average', 'Worst', 'Extra space', 'Stable'], 'lccccc', [
      ['insertion sort', 'n', 'n²', 'n²', '1', 'yes'],
      ['selection sort', 'n²', 'n²', 'n²', '1', 'no'],
      ['merge sort', 'n log n', 'n log n', 'n log n', 'n', 'yes'],
      ['quick sort', 'n log n', 'n log n', 'n²', 'log n', 'no'],
      ['heap sort', 'n log n', 'n log n', 'n log n', '1', 'no'],
    ]),
    p(
      '*Stable* means that equal keys keep their order, which matters when a list is sorted by name first and by department second. Insertion sort is quadratic, yet on nearly sorted data, and on fewer than about twenty elements, nothing beats it; library sorts switch to it for short pieces.',
    ),
    h2('Why merge sort is n log n'),
    p(
      'Cut the list in half, sort both halves, merge them in one pass. There are log₂ n levels of cutting, and on every level the merges touch all n elements once. The product is n log₂ n. The same picture explains quick sort: when the pivot lands near the middle, there are about log n levels; when it is always the smallest element, there are n levels and the cost is n²/2.',
    ),
    h2('Why no comparison sort can do better'),
    p(
      'A list of n different elements can arrive in n! orders. Each comparison has two outcomes, so k comparisons can tell at most 2^{k} orders apart. Hence 2^{k} ≥ n!, and k ≥ log₂ n! ≈ n log₂ n − 1.44 n. Sorts that beat this bound, such as counting sort, do not compare: they use the keys as addresses.',
    ),
    h('Exercises'),
    steps(
      'Give the class of 5n log n + 0.1n² + 300n.',
      'A loop runs i = 1, 2, 4, 8, … while i < n, and inside it a second loop runs from 0 to i. What is the total?',
      'Why is it wrong to say “this algorithm is O(n), so it is faster than that one, which is O(n²)”?',
      'Binary search on a linked list: what does it cost?',
      'A table takes 1 s to sort by insertion sort. How long will one ten times as large take? And by merge sort, if the small one also takes 1 s and has 1,000 rows?',
      'How many comparisons does any comparison sort need for 5 elements in the worst case, at least?',
    ),
    p(
      '**Answers.** (1) O(n²): the square wins, however small its factor. (2) 1 + 2 + 4 + … < 2n, so O(n). (3) Big-O is an upper bound for large n; constants and small inputs may turn the order round. (4) O(n): reaching the middle is itself linear. (5) 100 s; 10 · log 10,000/log 1,000 = 13.3 s. (6) log₂ 120 = 6.9, so at least 7.',
    ),
  ],
};

const graphs: DemoDocument = {
  slug: 'problem-set-4-hashing-and-shortest-paths',
  title: 'Problem set 4: hash tables, graphs and shortest paths',
  description:
    'Five problems with a worked example of Dijkstra’s algorithm, a marking scheme and short solutions.',
  subject: 'Computer Science',
  documentType: 'assignment',
  school: 'University of Michigan',
  courseCode: 'CS 281',
  ageDays: 19,
  uploader: 1,
  accent: '#2b4a8b',
  format: 'docx',
  look: 'worksheet',
  body: [
    p(
      'Work alone or in pairs. Write the algorithms in pseudocode or in a language of your choice; every claim about cost needs one sentence of reasoning. 60 points in all. The worked example comes first; the solutions at the end are short on purpose, so that you can check an answer without being handed the argument.',
    ),
    h('Worked example: Dijkstra’s algorithm'),
    p(
      'The figure shows five places and the minutes between them. We want the quickest ways from A to all the others. The algorithm keeps a tentative distance for every place, always settles the unsettled place with the smallest one, and then checks whether going through it shortens the way to its neighbours.',
    ),
    fig(
      'A weighted graph. Numbers are minutes; all roads run both ways.',
      { min: 0, max: 10, label: '' },
      { min: 0, max: 6, label: '' },
      [
        curve(
          [
            [1, 3],
            [4, 5],
          ],
          { tone: 'muted' },
        ),
        curve(
          [
            [1, 3],
            [4, 1],
          ],
          { tone: 'muted' },
        ),
        curve(
          [
            [4, 5],
            [4, 1],
          ],
          { tone: 'muted' },
        ),
        curve(
          [
            [4, 5],
            [8.8, 5],
          ],
          { tone: 'muted' },
        ),
        curve(
          [
            [4, 1],
            [8.8, 1],
          ],
          { tone: 'muted' },
        ),
        curve(
          [
            [4, 1],
            [8.8, 5],
          ],
          { tone: 'muted' },
        ),
        curve(
          [
            [8.8, 5],
            [8.8, 1],
          ],
          { tone: 'muted' },
        ),
        ...(
          [
            ['A', 1, 3],
            ['B', 4, 5],
            ['C', 4, 1],
            ['D', 8.8, 5],
            ['E', 8.8, 1],
          ] as const
        ).map(([name, x, y]) => box([x, y], [0.9, 0.9], name, { round: true })),
        text([2.3, 4.3], '10', { anchor: 'end' }),
        text([2.3, 1.7], '3', { anchor: 'end' }),
        text([4.15, 3.4], '1'),
        text([6.4, 5.35], '2', { anchor: 'middle' }),
        text([6.4, 0.6], '2', { anchor: 'middle' }),
        text([6.3, 3.4], '8', { anchor: 'middle' }),
        text([9, 3], '7'),
      ],
      { bare: true, ratio: 0.45, width: 0.7 },
    ),
    table(
      ['Step', 'Settled', 'A', 'B', 'C', 'D', 'E'],
      'clccccc',
      [
        ['0', '–', '0', '∞', '∞', '∞', '∞'],
        ['1', 'A (0)', '0', '10', '3', '∞', '∞'],
        ['2', 'C (3)', '0', '4', '3', '11', '5'],
        ['3', 'B (4)', '0', '4', '3', '6', '5'],
        ['4', 'E (5)', '0', '4', '3', '6', '5'],
        ['5', 'D (6)', '0', '4', '3', '6', '5'],
      ],
      'Tentative distances from A after each step.',
    ),
    p(
      'The quickest way to D is A – C – B – D with 3 + 1 + 2 = 6 minutes, although the direct road from A to B looks shorter on the map. Note what happens in step 2: B falls from 10 to 4. A place that has been settled never changes again, because any other way to it would have to leave the settled places through one that is further away; this is where the argument needs weights that are not negative.',
    ),
    h('Problem 1. A hash table by hand (12 points)'),
    p(
      'A table has 11 slots, h(k) = k mod 11 and linear probing. Insert 22, 1, 13, 11, 24, 33, 18, 42 in this order.',
    ),
    steps(
      'Draw the table after all insertions. (6)',
      'How many slots does a search for 33 look at, and how many a search for 44, which is not there? (4)',
      'Give the load factor. Why do tables with linear probing grow long before they are full? (2)',
    ),
    h('Problem 2. Choosing a structure (10 points)'),
    p(
      'For each task name the structure you would use and the cost of its main operation: (a) counting how often each word occurs in a book; (b) the ten largest of a million numbers, read once; (c) all dates between two given dates, many times over; (d) undo in a text editor; (e) the next print job, urgent ones first. (2 each)',
    ),
    h('Problem 3. Breadth first (12 points)'),
    p('A maze is a grid of free and blocked squares; a step goes to one of four neighbours.'),
    steps(
      'Describe an algorithm that finds a way with the fewest steps, and say why breadth-first search finds it and depth-first search may not. (6)',
      'What does it cost for a grid of n × n squares, in time and in memory? (3)',
      'The maze gets two kinds of floor: a step on mud counts three. Which algorithm now, and why is the first one wrong? (3)',
    ),
    h('Problem 4. Dijkstra (14 points)'),
    p('Change the road C – B in the example from 1 to 6 minutes.'),
    steps(
      'Run the algorithm from A and give the table. (8)',
      'List the shortest path to each place. (3)',
      'Now let the road B – C have weight −2 in the direction from B to C only, all else as in the original figure. Show that settling can give a wrong answer when weights are negative; a drawing of three places is enough. (3)',
    ),
    h('Problem 5. Cost (12 points)'),
    p(
      'Dijkstra’s algorithm settles V places and looks at E roads. Give its cost when the tentative distances are kept (a) in a plain array and (b) in a binary heap. For which of the two is a graph with E ≈ V²/2 roads better, and for which one a road map, where E ≈ 3V? Show the calculation for V = 10,000. (4 each)',
    ),
    h('Short solutions'),
    steps(
      'Slots 0 to 10: 22, 1, 13, 11, 24, 33, –, 18, –, 42, –. The keys 22, 1 and 13 land at home; 11 wants slot 0 and moves to 3; 24 wants 2 and moves to 4; 33 wants 0 and moves to 5; 18 and 42 land at home in 7 and 9. The search for 33 looks at slots 0 to 5, six of them; the search for 44 looks at 0 to 6, seven, and stops at the empty one. Load factor 8/11 = 0.73. Occupied runs grow together: a new key anywhere in a run makes it longer, so searches become slow before the table is full.',
      '(a) hash map, O(1) on average; (b) a heap of ten elements, O(log 10) for each number; (c) balanced search tree or sorted array, O(log n + number of results); (d) stack, O(1); (e) priority queue, O(log n).',
      'A queue of squares, each marked with its number of steps when first seen. Squares leave the queue in the order of their distance, so the first arrival is a shortest one; depth-first search may come round a long detour. n² in time and memory. With mud, Dijkstra: the queue no longer holds squares in the order of distance.',
      'Distances A 0, C 3, E 5, B 9, D 11: after C is settled, B is 3 + 6 = 9 (better than 10), D is 3 + 8 = 11, E is 5; E offers D 5 + 7 = 12, B offers D 9 + 2 = 11, no gain. Paths: A–C, A–C–E, A–C–B, A–C–D. For the last part: A–X with 2, A–Y with 3, Y–X with −2. X is settled with 2, but A–Y–X costs 1.',
      '(a) O(V²); (b) O((V + E) log V). Dense: V² = 10⁸ against 5 · 10⁷ · 13.3 = 6.6 · 10⁸, the array wins. Road map: 10⁸ against 40,000 · 13.3 = 5.3 · 10⁵, the heap wins by a factor of nearly 200.',
    ),
  ],
};

export const computingDocuments: readonly DemoDocument[] = [growth, graphs];
