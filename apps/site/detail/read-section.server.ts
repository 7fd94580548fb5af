import { AppError } from '#contract/errors.ts'
import { isDetailSection, type DetailSection } from './sections.ts'

/** The section that an address names; throws `not_found` for one that there is none of. */
export function readSection(value: string | undefined): DetailSection {
  if (!isDetailSection(value)) throw new AppError('not_found')
  return value
}
