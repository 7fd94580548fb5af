export { findConversion } from './find-conversion.ts'
export { settleDelivery } from './settle-delivery.ts'
export { writeAdEvent } from './write-ad-event.ts'
