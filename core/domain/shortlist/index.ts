export { deleteExpiredShortlists, findSharedShortlist, shareShortlist } from './share-shortlist.ts'
export { listShortlist, type ShortlistThing } from './list-shortlist.ts'
