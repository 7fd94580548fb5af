export { readBrandPictures, readCarMedia, readCoverPictures } from './read-media.ts'
