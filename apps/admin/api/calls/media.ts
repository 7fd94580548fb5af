import { z } from 'zod'
import {
  attachMediaInputSchema,
  describeMediaInputSchema,
  detachMediaInputSchema,
  listPicturesInputSchema,
  mediaPlaceSchema,
  ownerMediaInputSchema,
  ownerMediaSchema,
  picturePageSchema,
  reorderMediaInputSchema,
  storedMediaSchema,
} from '#contract/media.ts'
import {
  attachMedia,
  deleteMedia,
  describeMedia,
  detachMedia,
  listOwnerMedia,
  listPictures,
  openStaffDocument,
  reorderMedia,
  storeDocument,
  storeMedia,
} from '#core/domain/media/index.ts'
import { defineCall, defineFileCall, defineUploadCall, type AnyCall } from '#apps/admin/api/call.ts'
import { sendDocument } from '#apps/admin/api/document-answer.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1) })
const done = z.null()

/** Pictures and films of cars, used cars, parts and brands, and documents of vehicles. */
export const MEDIA_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/media',
    access: 'catalogue.read',
    summary: 'Pictures and films of one car, used car, part or brand',
    input: ownerMediaInputSchema,
    data: ownerMediaSchema,
    run: ({ ctx, input }) => listOwnerMedia({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/pictures',
    access: 'catalogue.read',
    summary: 'Pictures of the store, newest first',
    input: listPicturesInputSchema,
    data: picturePageSchema,
    run: ({ ctx, input }) => listPictures({ ctx, input }),
  }),
  defineUploadCall({
    method: 'post',
    path: '/pictures',
    access: 'catalogue.write',
    summary: 'Send one picture to the store, to be shown by what names it; the file comes as `file`',
    input: z.strictObject({}),
    data: storedMediaSchema,
    receive: ({ ctx }, file) => storeMedia({ ctx, input: { ...file, place: null } }),
  }),
  defineUploadCall({
    method: 'post',
    path: '/media',
    access: 'catalogue.write',
    summary:
      'Send one picture (JPEG, PNG, WebP, AVIF, HEIC; 25 MB, 60 megapixels), film (MP4; 200 MB) or document of a vehicle (PDF; 25 MB) to a place; the place comes in the query, the file as `file`',
    input: mediaPlaceSchema,
    data: storedMediaSchema,
    receive: ({ ctx, input: place }, file) =>
      place.tab === 'document' ? storeDocument({ ctx, input: { ...file, place } }) : storeMedia({ ctx, input: { ...file, place } }),
  }),
  defineFileCall({
    method: 'get',
    path: '/media/{id}/document',
    access: 'catalogue.read',
    summary: 'A document of a vehicle as a download',
    input: one,
    mediaType: 'application/pdf',
    send: async ({ ctx, input }) => {
      const { read, ...file } = await openStaffDocument({ ctx, input })
      return sendDocument({ ...file, content: await read() })
    },
  }),
  defineCall({
    method: 'post',
    path: '/media-places',
    access: 'catalogue.write',
    summary: 'Show a stored medium at the end of a tab, or move it there',
    input: attachMediaInputSchema,
    data: done,
    run: async ({ ctx, input }) => {
      await attachMedia({ ctx, input })
      return null
    },
  }),
  defineCall({
    method: 'post',
    path: '/media-places/remove',
    access: 'catalogue.write',
    summary: 'Take a medium off; it stays in the store',
    input: detachMediaInputSchema,
    data: done,
    run: async ({ ctx, input }) => {
      await detachMedia({ ctx, input })
      return null
    },
  }),
  defineCall({
    method: 'post',
    path: '/media-places/order',
    access: 'catalogue.write',
    summary: 'Put the media of a tab in a new order; the first exterior picture is the cover',
    input: reorderMediaInputSchema,
    data: done,
    run: async ({ ctx, input }) => {
      await reorderMedia({ ctx, input })
      return null
    },
  }),
  defineCall({
    method: 'post',
    path: '/media/{id}/describe',
    access: 'catalogue.write',
    summary: 'Set alternative texts (of a document its titles) per language, the still picture of a film, and the language of a document',
    input: one.extend(describeMediaInputSchema.shape),
    data: done,
    run: async ({ ctx, input: { id, ...rest } }) => {
      await describeMedia({ ctx, input: { ...rest, mediaId: id } })
      return null
    },
  }),
  defineCall({
    method: 'post',
    path: '/media/{id}/delete',
    access: 'catalogue.write',
    summary: 'Delete a medium that nothing shows, with its files',
    input: one,
    data: done,
    run: async ({ ctx, input }) => {
      await deleteMedia({ ctx, input: { mediaId: input.id } })
      return null
    },
  }),
]
