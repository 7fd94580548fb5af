import { createPhraseBook } from '#core/domain/search-term/index.ts'

/** Spellings that ask for used vehicles, in the site's languages. */
const BOOK = createPhraseBook([
  {
    value: true,
    spellings: [
      'used',
      'second hand',
      'second-hand',
      'secondhand',
      'pre-owned',
      'gebraucht*',
      'segunda mano',
      'usad*',
      'seminuevo*',
      "d'occasion",
      'occasion*',
      'usat*',
      'di seconda mano',
      'tweedehands',
      'gebruikt*',
      'em segunda mão',
      'seminovo*',
      'б/у',
      'бу',
      'подержан*',
      'с пробегом',
      'مستعمل*',
      'المستعملة',
      'استعمال شدہ',
      'پرانی گاڑی',
      'سیکنڈ ہینڈ',
      'มือสอง',
      '二手车',
      '二手',
    ],
  },
])

/** Takes the spellings of "used" out of a folded text. */
export function takeUsedSpellings(folded: string): { rest: string; isUsed: boolean } {
  const { rest, found } = BOOK.take(folded)
  const words = rest.split(' ')
  const others = words.filter((word) => BOOK.valuesOf(word).length === 0)
  return { rest: others.join(' ').trim(), isUsed: found.length > 0 || others.length < words.length }
}
