export { refreshWork, StaffWork } from './staff-work.tsx';
