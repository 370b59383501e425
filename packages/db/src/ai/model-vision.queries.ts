import type { Database } from '../database';

/** A model at the address of its endpoint. */
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

/** Records whether a model accepted images. That it did not replaces nothing that was recorded after `since`, when the trial began. */
export async function saveModelVision(
  db: Database,
  {
    address,
    model,
    acceptsImages,
    since,
    now,
  }: EndpointModel & { acceptsImages: boolean; since: Date; now: Date },
): Promise<void> {
  const row = { accepts_images: acceptsImages, checked_at: now };
  await db
    .insertInto('model_vision')
    .values({ address, model, ...row })
    .onConflict((conflict) => {
      const update = conflict.columns(['address', 'model']).doUpdateSet(row);
      return acceptsImages ? update : update.where('model_vision.checked_at', '<=', since);
    })
    .execute();
}
