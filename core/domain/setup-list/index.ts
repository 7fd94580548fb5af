export { putAwaySetupList } from './put-away.ts'
export { readSetupList } from './read-setup-list.ts'
