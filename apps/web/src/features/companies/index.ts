export { NewClient } from './manage/new-client.tsx';
