export { findStateAt } from './find-state-at.ts'
export { listRevisions } from './list-revisions.ts'
export { differenceOf, writeRevisions, type Difference } from './write-revision.ts'
