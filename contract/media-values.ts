// Apart from the schemas, because browsers load these and must not load the validator.

/** What a picture or film can belong to. */
export const MEDIA_OWNERS = ['car', 'used_car', 'fitting', 'brand'] as const
export type MediaOwner = (typeof MEDIA_OWNERS)[number]

/** What a PDF can belong to. */
export const DOCUMENT_OWNERS = ['car', 'used_car'] as const satisfies readonly MediaOwner[]
export type DocumentOwner = (typeof DOCUMENT_OWNERS)[number]

/** `document`: a file of the download centre or of a vehicle; it has no renditions and no address under `/media`. */
export const MEDIA_KINDS = ['image', 'video', 'drawing', 'document'] as const

/** Where a page shows it. `spin`: the frames of a turn, in their order; `document`: the PDFs of a vehicle. */
export const MEDIA_TABS = ['exterior', 'interior', 'spin', 'video', 'document'] as const
export type MediaTab = (typeof MEDIA_TABS)[number]

/** `pending`: no rendition yet; `shown`: the first are there; `done`: all; `failed`: the original cannot be read. */
export const RENDITION_STATES = ['pending', 'shown', 'done', 'failed'] as const

export const MEDIA_FORMATS = ['avif', 'webp', 'jpeg', 'png', 'mp4', 'svg'] as const
