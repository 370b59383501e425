import { readdirSync, readFileSync } from 'node:fs';
import type { Figure } from './block';
import { chatList, type Demo, type DemoUpload, people, schoolList, studyMaterialList } from './demo';
import { type DemoDocument, fileNameOf } from './demo-document';
import { parseYaml } from './markdown/front-matter';
import { parseDocument } from './markdown/parse-document';
import { parseQuestion } from './markdown/parse-question';
import { plainText } from './render/inline';

const root = new URL('../', import.meta.url);

/** Returns the documents in the order of their uploads, the oldest first. */
export function readDocuments(): DemoDocument[] {
  return readFolder('documents', parseDocument).sort((a, b) => b.daysAgo - a.daysAgo);
}

/**
 * Returns a copy of a document that another student uploads later, without its end and under another title. It waits for a
 * decision of staff.
 */
export function copiedDocuments(documents: readonly DemoDocument[]): DemoDocument[] {
  return documents
    .filter(({ slug }) => slug === 'adjusting-entries-and-the-worksheet')
    .map((document) => ({
      ...document,
      slug: 'worksheet-homework',
      title: 'My homework: the worksheet of a print shop',
      description: 'What I handed in for the exercise on adjusting entries.',
      student: 'Sofia',
      daysAgo: 9,
      body: document.body.slice(0, Math.ceil(document.body.length * keptShare)),
    }));
}

const keptShare = 0.9;

/** Returns the headings, paragraphs, notes and list items of a document as plain text. */
export function proseOf({ body }: DemoDocument): string[] {
  return body.flatMap((block) => {
    if (block.kind === 'list' || block.kind === 'steps') return block.items.map(plainText);
    const isProse = block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'note';
    return isProse ? [plainText(block.text)] : [];
  });
}

/** Returns everything that the build writes into `dist/demo.json`. */
export function readDemoSources(documents: readonly DemoDocument[]): Demo {
  return {
    schools: parseYaml(schoolList, read('schools.yaml'), { file: 'schools.yaml' }),
    ...parseYaml(people, read('people.yaml'), { file: 'people.yaml' }),
    chats: readChats().map(({ messages, ...chat }, at) => ({
      ...chat,
      messages: messages.map(({ figure, ...message }, messageAt) => ({
        ...message,
        image: figure ? pictureName(at, messageAt) : null,
      })),
    })),
    questions: readFolder('questions', parseQuestion).sort((a, b) => a.hoursAgo - b.hoursAgo),
    studyMaterial: parseYaml(studyMaterialList, read('study-material.yaml'), { file: 'study-material.yaml' }),
    uploads: documents.map(toUpload),
    copies: copiedDocuments(documents).map(toUpload),
  };
}

/** Returns the pictures of messages in chats, with the names of their files. */
export function readPictures(): { fileName: string; figure: Figure }[] {
  return readChats().flatMap(({ messages }, at) =>
    messages.flatMap(({ figure }, messageAt) =>
      figure ? { fileName: pictureName(at, messageAt), figure } : [],
    ),
  );
}

const readChats = () => parseYaml(chatList, read('chats.yaml'), { file: 'chats.yaml' });
const pictureName = (chat: number, message: number) => `chat-${chat + 1}-${message + 1}.png`;

function readFolder<T>(folder: string, parse: (slug: string, text: string) => T): T[] {
  return readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => parse(name.replace(/\.md$/, ''), read(`${folder}/${name}`)));
}

const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

function toUpload(document: DemoDocument): DemoUpload {
  const { title, description, subject, type, school, course, typedCourse, student, daysAgo } = document;
  const fileName = fileNameOf(document);
  return { title, description, subject, type, school, course, typedCourse, student, daysAgo, fileName };
}
