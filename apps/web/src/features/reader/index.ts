export { RecommendingBar } from './recommending/recommending-bar.tsx';
