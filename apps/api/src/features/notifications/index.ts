export type { ItemEvent } from './content-news.store.ts';
export type { ContentNews, Follower } from './content-news.ts';
export { markReadAbout } from './inbox.store.ts';
export { notify } from './notify.ts';
export { reportReleased, versionIn, versionReleased } from './releases.ts';
