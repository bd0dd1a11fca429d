export { DemoProgress } from './demo-progress.tsx';
