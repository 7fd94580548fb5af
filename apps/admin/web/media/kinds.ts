import { MEDIA_OWNERS, type MediaOwner } from '#contract/media-values.ts'

export function isOwnerKind(text: string): text is MediaOwner {
  return MEDIA_OWNERS.some((kind) => kind === text)
}
