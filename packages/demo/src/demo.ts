import { maxChatDocuments } from '@aw/contracts/ai/chat';
import { subjects } from '@aw/contracts/documents/subjects';
import { schoolTabs } from '@aw/contracts/schools/school-types';
import * as z from 'zod';
import type { DemoDocument } from './demo-document';
import { figure } from './markdown/parse-figure';

/** The content of schools.yaml: real schools with illustrative courses. */
export const schoolList = z.array(
  z.strictObject({
    name: z.string(),
    type: z.enum(schoolTabs),
    location: z.string(),
    courses: z
      .array(z.strictObject({ code: z.string(), name: z.string(), department: z.string() }))
      .default([]),
  }),
);

const id = z.string().regex(/^anon_[a-z0-9]+_\d{13}$/);

/** The content of people.yaml. */
export const people = z.strictObject({
  students: z.array(z.strictObject({ firstName: z.string(), id })),
  tutors: z.array(
    z.strictObject({
      firstName: z.string(),
      lastName: z.string(),
      id,
      headline: z.string(),
      subjects: z.array(z.enum(subjects)),
      experience: z.string(),
      education: z.string(),
    }),
  ),
});

/** The YAML between the two `---` lines at the top of a question. */
export const questionFields = z.strictObject({
  title: z.string().min(1).max(200),
  subject: z.enum(subjects),
  school: z.string().optional(),
  student: z.string(),
  /** Number of hours between the question and the moment at which the installation is filled. */
  hoursAgo: z.number().positive(),
  /** Whether a second tutor has checked the answer. */
  isVerified: z.boolean().default(false),
  /** Source of the question: words on a page of a document, or an item of the quiz bank. */
  about: z
    .union([
      z.strictObject({ document: z.string(), page: z.number().int().positive(), quote: z.string().max(500) }),
      z.strictObject({ quizItem: z.string() }),
    ])
    .optional(),
});

const page = z.number().int().positive();

/** The content of study-material.yaml. */
export const studyMaterialList = z.array(
  z.strictObject({
    /** Name of the rendered file. */
    document: z.string(),
    flashcards: z.array(z.strictObject({ page, front: z.string(), back: z.string() })),
    summary: z.array(z.strictObject({ page, text: z.string() })),
  }),
);

const quote = z.string().min(1);

/** The content of chats.yaml. */
export const chatList = z.array(
  z.strictObject({
    student: z.string(),
    hoursAgo: z.number().positive(),
    /** In tutoring, each answer is the next hint, and the last one is the last hint. */
    mode: z.enum(['general', 'tutoring']).default('general'),
    /** Names of the rendered files that the chat is about. */
    documents: z.array(z.string()).max(maxChatDocuments).default([]),
    messages: z.array(
      z.strictObject({
        text: z.string(),
        /** Drawn as the picture of the message. */
        figure: figure.optional(),
        /** Quotations in the answer: words on a page of a document, or of the answer to the question with this title. */
        quotes: z.array(
          z.union([
            z.strictObject({ document: z.string(), page, quote }),
            z.strictObject({ question: z.string(), quote }),
          ]),
        ),
      }),
    ),
  }),
);

type ChatSource = z.infer<typeof chatList>[number];
type MessageSource = ChatSource['messages'][number];
export type DemoQuote = MessageSource['quotes'][number];
/** A message with the name of its picture's file, if it has one, and what the library quotes in its answer. */
export type DemoMessage = Omit<MessageSource, 'figure'> & { image: string | null };
export type DemoChat = Omit<ChatSource, 'messages'> & { messages: readonly DemoMessage[] };
export type DemoStudyMaterial = z.infer<typeof studyMaterialList>[number];
export type DemoSchool = z.infer<typeof schoolList>[number];
export type DemoStudent = z.infer<typeof people>['students'][number];
export type DemoTutor = z.infer<typeof people>['tutors'][number];

/** An answer in Markdown and LaTeX; the steps are revealed one by one before it. */
export type DemoAnswer = {
  content: string;
  steps: readonly { label: string; content: string }[];
  isVerified: boolean;
};

/** A question of a student, with the answer of a tutor if there is one. */
export type DemoQuestion = Omit<z.infer<typeof questionFields>, 'isVerified'> & {
  content: string;
  answer?: DemoAnswer;
};

/** The fields of the upload form, the student, the age and the name of the rendered file. */
export type DemoUpload = Pick<
  DemoDocument,
  'title' | 'description' | 'subject' | 'type' | 'school' | 'course' | 'typedCourse' | 'student' | 'daysAgo'
> & { fileName: string };

/** Everything that an empty installation is filled with. Uploads come oldest first, questions newest first. */
export type Demo = {
  chats: readonly DemoChat[];
  schools: readonly DemoSchool[];
  students: readonly DemoStudent[];
  tutors: readonly DemoTutor[];
  questions: readonly DemoQuestion[];
  studyMaterial: readonly DemoStudyMaterial[];
  uploads: readonly DemoUpload[];
  /** Copies of uploads, which wait for a decision of staff. */
  copies: readonly DemoUpload[];
};
