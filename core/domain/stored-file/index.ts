export { deleteStrayFiles } from './delete-stray-files.ts'
export { newFileKey, renditionStem } from './keys.ts'
export { namedKeys } from './named-keys.ts'
export { withKeptFiles, type FileToKeep } from './with-kept-files.ts'
