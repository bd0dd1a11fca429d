// The library's own PBKDF2 worker needs Node; this is the same with the browser's implementation.
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
