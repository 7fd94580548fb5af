export { drawPart, isPartKind, PART_KINDS, type PartKind } from './draw-part.ts'
export { namedPartKind, partKind } from './part-kind.ts'
