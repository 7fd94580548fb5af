import { halvesOf } from '#core/domain/import/map/headings/halves.ts'

/** Words that many models share: alone they name none. */
const COMMON = /^(?:plus|pro|max|ultra|mini|air|new|ev|suv|mpv|phev|dm[ip]?|gt|x|up|版|新)$/
const NOISE = /(?<!\d)(?:19|20)\d{2}\s*(?:款|年款|年|my)?|款|版|型|\b(?:edition|version|trim|model)\b/g

/** A name for comparing vehicles: its words and numbers in order of the alphabet, without year, punctuation and what a trim is called in general. */
export function nearName(text: string): string {
  const words = text.normalize('NFKC').toLowerCase().replace(NOISE, ' ')
  return (words.match(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\d+(?:\.\d+)?/gu) ?? []).toSorted().join(' ')
}

/** Keys under which a model of a brand may be found: its whole name, and each half of one in two languages (`海豹 Seal`). */
export function nearKeys(brandSign: string, modelName: string): string[] {
  const model = modelName.toLowerCase().replace(brandSign.replaceAll('-', ' '), ' ')
  const names = [model, ...halvesOf(model)].map(nearName).filter((name) => name !== '' && !COMMON.test(name))
  return [...new Set(names)].map((name) => `${brandSign} ${name}`)
}
