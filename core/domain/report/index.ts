export { exportReport } from './export-report.ts'
export { readAnswerReport } from './read-answer-report.ts'
export { readFunnelReport } from './read-funnel-report.ts'
export { readLeadReport } from './read-lead-report.ts'
