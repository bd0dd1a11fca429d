export { insertRecommendation } from './recommendations.store.ts';
