export { lookAtClocks } from './look-at-clocks.ts'
export { readEscalation } from './read-escalation.ts'
export { clockSince, readClockRules, startedClock, STOPPED, type ClockRules, type ReplyClock } from './reply-times.ts'
