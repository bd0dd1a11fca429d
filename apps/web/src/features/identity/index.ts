export { SessionExpired } from './session-expired.tsx';
