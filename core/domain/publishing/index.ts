export { isShown, shownAt } from './is-shown.ts'
export { liveState } from './live-state.ts'
export { notifyDueContent } from './notify-due-content.ts'
export { noteOf, sourceHash } from './source-hash.ts'
