export { readDashboard, readNews } from './read-dashboard.ts'
