// Entry of the build. Most of what a start creates stays, which V8 takes for a load that needs a young generation of
// 32 MiB and more. It stays small until the program has started, and grows with the load from then on.
import { setFlagsFromString } from 'node:v8';

const flag = '--semi-space-growth-factor';
const usualFactor = 2;

setFlagsFromString(`${flag}=1`);
await import('./main');
setFlagsFromString(`${flag}=${usualFactor}`);
