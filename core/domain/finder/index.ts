export { findShortlist } from './find-shortlist.ts'
