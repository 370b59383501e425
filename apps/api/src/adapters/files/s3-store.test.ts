import { describeFileStore } from './file-store-contract';
import { startS3Peer } from './s3-peer';
import { createS3Store } from './s3-store';

describeFileStore('the S3 store', async () => {
  const peer = await startS3Peer();
  const store = createS3Store(peer.options);
  return {
    store,
    contents: peer.contents,
    close: async () => {
      store.close();
      await peer.close();
    },
  };
});
