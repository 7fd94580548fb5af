export { findModel } from './find-model.ts'
export { listModels } from './list-models.ts'
export { modelSign } from './model-sign.ts'
