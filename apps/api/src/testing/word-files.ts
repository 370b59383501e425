import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  InsertedTextRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';

const mark = { author: 'Hana K.', date: '2026-03-01T10:00:00Z' };

/** Creates a Word file like a program's, with the given runs after a sentence of the student's. */
async function wordFile(children: ParagraphChild[], comment?: string): Promise<Uint8Array> {
  const file = new Document({
    comments: {
      children: comment
        ? [{ id: 0, author: mark.author, date: new Date(mark.date), children: [new Paragraph(comment)] }]
        : [],
    },
    sections: [{ children: [new Paragraph({ children: [new TextRun('My own sentence.'), ...children] })] }],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

/** Creates a text without any changes or comments. */
export const cleanWord = () => wordFile([new TextRun('And another one.')]);

export const wordWithInsertion = () => wordFile([new InsertedTextRun({ id: 1, text: 'Put in.', ...mark })]);

export const wordWithDeletion = () => wordFile([new DeletedTextRun({ id: 2, text: 'Cut out.', ...mark })]);

export const wordWithComment = () =>
  wordFile(
    [
      new CommentRangeStart(0),
      new TextRun('What is meant here?'),
      new CommentRangeEnd(0),
      new TextRun({ children: [new CommentReference(0)] }),
    ],
    'Name the enzyme.',
  );

/** Creates a file with a comment to which no place in the text refers, as some programs leave behind. */
export const wordWithLooseComment = () => wordFile([], 'Left behind.');
