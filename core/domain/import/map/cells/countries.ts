import { foldName } from './text.ts'

/** Groups, withdrawn and private-use codes that ICU names too. */
const NO_COUNTRIES = new Set([
  'EU',
  'EZ',
  'UN',
  'ZZ',
  'XA',
  'XB',
  'QO',
  'SU',
  'DD',
  'YU',
  'CS',
  'TP',
  'ZR',
  'BU',
  'FX',
  'AN',
  'NT',
  'VD',
  'YD',
  'DY',
  'HV',
  'RH',
  'UK',
  'AC',
  'CP',
  'DG',
  'EA',
  'IC',
  'TA',
  'CQ',
])
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'United Kingdom', 'England', 'Great Britain'],
  US: ['USA', 'America'],
  AE: ['UAE', 'Emirates'],
  RU: ['Russian Federation'],
  CD: ['DR Congo', 'DRC'],
  CG: ['Congo'],
  CI: ['Ivory Coast', "Cote d'Ivoire"],
  KR: ['Korea', 'South Korea'],
  TZ: ['Tanzania'],
  VN: ['Viet Nam', 'Vietnam'],
  LA: ['Lao', 'Laos'],
  TR: ['Turkey'],
  CZ: ['Czech Republic'],
  MM: ['Burma'],
}

const INDEX = makeIndex()

/** Every country's code by its code, its English and its Chinese name, folded by `foldName`. Made once from ICU (R2.10). */
export function countryIndex(): ReadonlyMap<string, string> {
  return INDEX
}

function makeIndex(): ReadonlyMap<string, string> {
  const index = new Map<string, string>()
  const names = ['en', 'zh-Hans'].map((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }))
  for (const code of possibleCodes()) {
    const found = names.map((name) => name.of(code)).filter((name) => name !== undefined)
    if (found.length === 0 || NO_COUNTRIES.has(code)) continue
    for (const name of [code, ...found, ...(SPELLINGS[code] ?? [])]) index.set(foldName(name), code)
  }
  return index
}

function possibleCodes(): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  return letters.flatMap((first) => letters.map((second) => first + second))
}
