export { notify, versionReleased } from './notify.ts';
