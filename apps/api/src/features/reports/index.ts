export { createPublishing, type Publication, type Publishing } from './publishing.service.ts';
