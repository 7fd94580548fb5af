export { readPartList, type MatchedLine } from './read-part-list.ts'
