/** Reasons for missed goals, found by profiling, and attempts to fix them, keyed by the beginning of the figure's name. */
const reasons: Record<string, string> = {
  'the first token of an answer':
    'It takes about fifteen statements, one after the other: session, allowance, stems of the question, passages, reserving the money, and one transaction for both messages. PostgreSQL, the API and the provider share one core here, and half of the time is the work of PostgreSQL, whose planning takes longer than its reading. What we tried: seven statements fewer, and kept plans for the two largest (25 ms at the median before, on the same day).',
  'whole library (held out)':
    'The questions are in other words than the documents. Words and their synonyms find most of them nowhere, and the library quotes nothing where it is not certain. Vectors of sentences find 41 of 120 and quote 9 wrong documents (decision 0123).',
  'calls of others':
    'PostgreSQL and the API share one core. Reading 10,000 tokens per second takes a third of it, and writing them a sixth. Calls were 16 times as slow as on an idle server before a separate thread with a low priority read the tokens. Since then they were between 1.4 and 2.2 times as slow in four runs.',
  'GET /api/documents/{id}':
    'The statement takes 84 µs, and 77 µs in the program we compare with, because it also returns what the reader has unlocked and rated. The other 40 µs are for what that program does not do: cookie, session and permission (kept for two seconds), the count of reads, the request ID and the security headers. What we tried: passing the page on as text without parsing it, one named statement instead of six, and no session store for reads. The ratio was 0.08 before.',
  'console, orders':
    'For each of the 10,000 cancelled orders, PostgreSQL checks whether money is left, once for the page and once for the count. This takes 55 and 50 ms, four times in parallel on one core. Payments, refunds and disputes are already read by their indexes, 5 µs per order. A column that says whether money is left would solve it; every payment and refund would have to update it. We have not tried that yet.',
  'one document':
    'PostgreSQL, the API and the 200 people who search share one core. Half of the reads take 1.3 to 1.9 times as long as alone. In the slowest twentieth, the API waits up to 4 ms at a time for the statement of a search to give up the core: the system only takes it away at its clock ticks. What we tried: separate connections for searches (27 ms with three, 9 ms with one per core), cancelling the searches of people who have left, beginning no search while a read is in the database (no difference), rests after each search that double its time (2.9 times, and people who search wait for 1.2 s), a low priority of their processes, and smaller steps of the garbage collector (no difference).',
  'storing a document of 100 pages':
    'The 100 ms for the words are spent in PostgreSQL: 60 ms for finding them (13 ms folding, 26 ms its parser), 15 ms for storing those of each page, 20 ms for the indexes and 10 ms for the document. What we tried: words without their positions (10 ms less, but course codes would no longer be found as neighbours), no compression (8 ms less). Reading a file of 100 pages takes some seconds, so an upload takes little longer.',
  'search, two words':
    'Two rare words are looked for together in titles, texts and pages, each in two forms. We have not looked into it further.',
  'search, words of every row':
    '200 people who search without a pause get 150 to 350 answers a second from one core, and each waits for the other 199.',
  'search, 200 hits, newest first':
    'In the smaller library a text is compared with a pattern in all 10,000 rows, which is as fast as the index with its planning (4 ms). With 100,000 documents our search is twice as fast.',
  'search, three words':
    'For three topics, the index reads every entry: about 40,000 each with a million questions. With 10,000 questions, nearly all of the time is what every search needs: 1 ms for PostgreSQL and 1 ms for the cards. With a million it is 7 ms. Of these, 2 ms are for searching the newest groups first. Without that, a phrase whose words are side by side in many questions takes 12 ms instead of 4.',
  'search, in quotes':
    'Whether words are side by side is checked in each question that has them. For two words that rarely are, 320 of the newest questions are read for a page of 24. This takes 5 ms, and 1 ms with 10,000 questions, which have less than a page of them.',
};

/** Returns the reason why a figure misses its goal. */
export function reasonFor(name: string): string {
  const entry = Object.entries(reasons).find(([beginning]) => name.startsWith(beginning));
  return entry?.[1] ?? 'We have not looked into this yet.';
}
