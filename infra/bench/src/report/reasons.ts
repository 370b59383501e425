/** Why a figure misses its goal, as a profile showed it, and what was tried; by how the name of the figure begins. */
const reasons: Record<string, string> = {
  'the first token of an answer':
    'Some twenty statements one after the other: session, allowance, stems of the question, passages, the money that is set aside, one transaction for both messages. PostgreSQL works 2 ms on all of them; the rest is their way to it and back, 0.3 ms each on a quiet machine and 1 ms on a busy one. It was 15 ms on the first.',
  'calls of others':
    'Reading 10,000 tokens a second takes a third of the one core that PostgreSQL and the API share, and writing them a sixth. It was 16 times idle before a thread of its own with a low priority read them, then between 1.4 and 2.2 times in four runs.',
  'GET /api/documents/{id}':
    'The statement takes 84 µs against 77 by hand, since it also says what its reader has unlocked and rated. The other 40 µs are what by hand leaves out: cookie, session and right (kept for two seconds), the count of reads, the id of the request and the headers of security. Tried: the page as text that is passed through unparsed, one named statement instead of six, no session store on reads; it was 0.08 before.',
  'console, orders':
    'Whether money is left of an ended order is asked of each of the 10,000 cancelled ones, once for the page and once for its figure: 55 and 50 ms of PostgreSQL, four at once on one core. Each look at payments, refunds and disputes goes by its index already, 5 µs an order. What would end it is a column that says whether money is left, kept by whatever moves money; that was not tried yet.',
  'one document':
    'On the one core that PostgreSQL, the API and the crowd share, whoever reads waits for its turn behind a search and the answers of others; nothing there is stopped for somebody else. Tried: connections of their own for searches (27 ms with three, 9 with one for each core), and cancelling the searches of those who have gone.',
  'search, three words':
    'Of three topics the index reads every entry, some 40,000 each with a million questions. With 10,000 nearly all is what any search takes: 1 ms of PostgreSQL and 1 for the cards. Of the 7 with a million, 2 go into a look at the newest groups first; without it a phrase whose words stand together in many questions takes 12 instead of 4.',
  'search, in quotes':
    'Whether words stand side by side is looked up in each question that has them. Of two words that seldom do, 320 of the newest are read for a page of 24: 5 ms, against 1 with 10,000, which have no page of them.',
};

/** The reason for a figure, as far as it is known. */
export function reasonFor(name: string): string {
  const known = Object.entries(reasons).find(([beginning]) => name.startsWith(beginning));
  return known?.[1] ?? 'Not looked into yet.';
}
