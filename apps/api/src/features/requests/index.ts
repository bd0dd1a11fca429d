export { countOpenCases, listOpenCases, type OpenCase } from './open-requests.store.ts';
