export { settleFirstWords } from './first-words.ts'
export { putAwaySetupList } from './put-away.ts'
export { readSetupList } from './read-setup-list.ts'
