import type { Database } from '@aw/db';
import { createLibraryModel } from '../../adapters/model/library-model';
import type { Model } from '../../adapters/model/model';
import { openModel } from '../../adapters/model/open-model';
import type { Config } from '../../config/config';
import type { Limits } from '../../server/limits/limits';
import type { RichTextCompiler } from '../../workers/rich-text/rich-text-compiler';
import type { TurnQueue } from '../../workers/turn-queue';
import { type AnswerMaker, openAnswerMaker } from './answers/answer-maker';
import { endAbandoned } from './answers/end-abandoned';
import { type AnswerWatch, openAnswerWatch } from './answers/follow-answer';
import { openImagePlaces } from './images/image-places';

export type Ai = {
  /** The configured model; null without one. */
  endpoint: Model | null;
  library: Model;
  /** Limits the calls with images at the same time, each of which holds megabytes in memory. */
  imagePlaces: TurnQueue;
  /** Whether the server has refused what a model looked up with functions. */
  tools: { areRefused: boolean };
  maker: AnswerMaker;
  watch: AnswerWatch;
  /** Logs an error that does not end an answer. */
  onError: (error: Error) => void;
  /** Ends the answers of processes that have ended. */
  endAbandoned(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  config: Config;
  db: Database;
  limits: Limits;
  richText: RichTextCompiler;
  /** Name of a connection that ends with this process; null if it has none. */
  connection: string | null;
  onError: (error: Error) => void;
};

/** Opens the configured model, the study library, and the writer and watch of answers. */
export async function openAi({ config, db, limits, richText, connection, onError }: Options): Promise<Ai> {
  const maker = openAnswerMaker({ db, connection, richText, onError });
  const endpoint = await openModel(config, onError);
  const end = () => endAbandoned({ ai: { endpoint }, config, db, limits, richText });
  return {
    endpoint,
    library: createLibraryModel(),
    imagePlaces: openImagePlaces(),
    tools: { areRefused: false },
    maker,
    watch: openAnswerWatch(db, { onAbandoned: end }),
    onError,
    endAbandoned: end,
    async close() {
      await maker.close();
      await endpoint?.close();
    },
  };
}
