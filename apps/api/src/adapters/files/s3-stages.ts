import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';

/** Prefix of staged objects. No key can start with a dot, so the two never conflict. */
export const STAGING_PREFIX = '.staging/';

/** Deletes staged objects and unfinished uploads that are older than the given age. Returns their number. */
export async function removeStaleUploads(
  client: S3Client,
  bucket: string,
  olderThanMs: number,
): Promise<number> {
  const oldest = Date.now() - olderThanMs;
  const isStale = (at: Date | undefined) => at !== undefined && at.getTime() <= oldest;
  let removed = 0;

  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: STAGING_PREFIX })) {
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key === undefined || !isStale(LastModified)) continue;
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      removed += 1;
    }
  }
  for await (const { Key, UploadId, Initiated } of unfinishedUploads(client, bucket)) {
    if (Key === undefined || UploadId === undefined || !isStale(Initiated)) continue;
    await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
    removed += 1;
  }
  return removed;
}

async function* unfinishedUploads(client: S3Client, bucket: string) {
  let after: ListMultipartUploadsCommandOutput | undefined;
  do {
    after = await client.send(
      new ListMultipartUploadsCommand({
        Bucket: bucket,
        Prefix: STAGING_PREFIX,
        KeyMarker: after?.NextKeyMarker,
        UploadIdMarker: after?.NextUploadIdMarker,
      }),
    );
    yield* after.Uploads ?? [];
  } while (after.IsTruncated === true);
}
