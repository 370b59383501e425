import { randomUUID } from 'node:crypto';
import type {
  CreateStudyMaterialBody,
  StudyMaterial,
  StudyMaterialDetail,
} from '@aw/contracts/study-materials/public';
import { makeStudyMaterial } from '../modules/study-materials/make-study-material';
import type { Caller } from './calls';
import type { TestApp } from './test-app';

type Failure = { code?: string; message?: string };
type Wish = Omit<CreateStudyMaterialBody, 'key'> & { key?: string };

/** Returns the calls of study material by one person. */
export function studyMaterialCalls({ ctx }: TestApp, { inject, get, post }: Caller) {
  const create = async (wish: Wish) => {
    const response = await post('/api/study-materials', { key: randomUUID(), ...wish });
    return { status: response.statusCode, body: response.json<StudyMaterial & Failure>() };
  };
  const read = async (id: string) => (await get(`/api/study-materials/${id}`)).json<StudyMaterialDetail>();
  return {
    create,
    read,
    list: async () => (await get('/api/study-materials')).json<StudyMaterial[]>(),
    /** Saves study material as it was edited since now, or since `updatedAt`. */
    save: async (id: string, edited: object, updatedAt?: string) => {
      const payload = { updatedAt: updatedAt ?? (await read(id)).updatedAt, ...edited };
      const response = await inject({ method: 'PUT', url: `/api/study-materials/${id}`, payload });
      return { status: response.statusCode, body: response.json<StudyMaterialDetail & Failure>() };
    },
    /** Requests study material, runs the job, and returns the result. */
    make: async (wish: Wish): Promise<StudyMaterialDetail> => {
      const { status, body } = await create(wish);
      if (status !== 202) throw new Error(`${status} ${body.code}: ${body.message}`);
      await makeStudyMaterial(ctx, body.id);
      return read(body.id);
    },
  };
}

/** Inserts study material of a person with a reviewed flashcard. Each text is the given one. */
export async function studyMaterialRows({ ctx }: TestApp, userId: string, text: string): Promise<void> {
  const id = randomUUID();
  await ctx.db
    .insertInto('study_materials')
    .values({
      id,
      user_id: userId,
      send_key: text,
      kind: 'flashcards',
      title: text,
      wanted_count: 10,
      state: 'done',
      html_version: 99,
      entries: JSON.stringify([
        {
          id: '1',
          text,
          level: 1,
          documentId: null,
          page: null,
          otherPages: [],
          isEdited: false,
          html: text,
        },
      ]),
      ended_at: new Date(),
    })
    .execute();
  await ctx.db
    .insertInto('flashcards')
    .values({
      user_id: userId,
      material_id: id,
      position: 1,
      front: text,
      back: text,
      front_html: text,
      back_html: text,
      html_version: 99,
      due: new Date(),
    })
    .execute();
}
