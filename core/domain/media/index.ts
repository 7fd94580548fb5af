export { deleteMedia, deleteMediaFiles } from './delete-media.ts'
export { describeMedia } from './describe-media.ts'
export { listOwnerMedia } from './list-owner-media.ts'
export { mediaUrl } from './picture.ts'
export { listPictures, readPreviews } from './list-pictures.ts'
export { openMediaFile } from './open-media-file.ts'
export { findSampleSeries, placeInSeries, type SampleSeries } from './place-in-series.ts'
export { attachMedia, detachMedia, reorderMedia } from './place-media.ts'
export {
  readActivityPictures,
  readArticlePictures,
  readBrandPictures,
  readCarMedia,
  readCoverPictures,
  readExteriorPhotographs,
  readFittingMedia,
  readFittingPictures,
  readPictures,
  readUsedCarMedia,
  readUsedCarPictures,
} from './read-media.ts'
export { renderPending } from './render-pending.ts'
export { storeDocument } from './store-document.ts'
export { storeMedia, type StoreMediaInput } from './store-media.ts'
export { openStaffDocument, openVehicleDocument, readVehicleDocuments } from './vehicle-documents.ts'
