import type { Database } from '../database';

/** A model at the address of its endpoint; '' is OpenAI itself. */
type EndpointModel = { address: string; model: string };

/** Finds whether a model accepted images when it was last tried; undefined if it was never tried. */
export async function findModelVision(db: Database, { address, model }: EndpointModel) {
  return db
    .selectFrom('model_vision')
    .select(['accepts_images', 'checked_at'])
    .where('address', '=', address)
    .where('model', '=', model)
    .executeTakeFirst();
}

/** Records whether a model accepted images. */
export async function saveModelVision(
  db: Database,
  { address, model, acceptsImages, now }: EndpointModel & { acceptsImages: boolean; now: Date },
): Promise<void> {
  const row = { accepts_images: acceptsImages, checked_at: now };
  await db
    .insertInto('model_vision')
    .values({ address, model, ...row })
    .onConflict((conflict) => conflict.columns(['address', 'model']).doUpdateSet(row))
    .execute();
}
