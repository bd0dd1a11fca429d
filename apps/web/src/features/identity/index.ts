export { SessionExpired } from './session-expired.tsx';
export { viewingBar } from './viewing/viewing-part.ts';
