import { CLAIM_NAMES } from '#contract/company-values.ts'
import type { SettingGroup } from '#contract/setting.ts'
import { withoutEmptyTexts } from '#apps/admin/web/ui/translated-inputs.tsx'

type Values = Readonly<Record<string, unknown>>

/** What a form holds as it is stored: languages without a text, and claims without a figure, are none. */
export function asStored(group: SettingGroup, value: Values): Record<string, unknown> {
  if (group === 'claims') return asClaims(value)
  if (group === 'frame') return { ...value, banner: textsIn(value['banner']), search_words: textsIn(value['search_words']) }
  if (group === 'menu')
    return { ...value, columns: rowsIn(value['columns']).map((row) => ({ ...NEW_LINK, ...row, texts: textsIn(row['texts']), href: row['href'] ?? '' })) }
  if (group === 'footer')
    return { ...value, links: rowsIn(value['links']).map((row) => ({ ...NEW_FOOTER_LINK, ...row, texts: textsIn(row['texts']), href: row['href'] ?? '' })) }
  if (group === 'lists')
    return Object.fromEntries(
      Object.entries(value).map(([list, rows]) => [
        list,
        rowsIn(rows).map((row) => ({ ...NEW_ENTRY, ...row, titles: textsIn(row['titles']), texts: textsIn(row['texts']) })),
      ]),
    )
  if (group === 'offers') return { ...value, conditions: textsIn(value['conditions']) }
  if (group === 'whatsapp') return { templates: rowsIn(value['templates']).map((row) => ({ ...NEW_TEMPLATE, ...row })) }
  if (group === 'company') return { ...value, places: rowsIn(value['places']).map((row) => ({ names: textsIn(row['names']), address: row['address'] ?? '' })) }
  return value
}

const NEW_ENTRY = { name: '', is_shown: true }

const NEW_TEMPLATE = { name: '', language: '', text: '' }

const NEW_LINK = { column: 'link', is_shown: true, is_hot: false }

const NEW_FOOTER_LINK = { page: 'link', is_shown: true }

function rowsIn(list: unknown): Values[] {
  return Array.isArray(list) ? list.map((row) => (row ?? {}) as Values) : []
}

function textsIn(texts: unknown): Record<string, string> {
  return withoutEmptyTexts(texts as Values | null | undefined)
}

function asClaims(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const claims = CLAIM_NAMES.map((name) => {
    const { value, as_of: day, source } = (given[name] ?? {}) as Record<string, unknown>
    return [name, value === undefined || value === null || value === '' ? null : { value, as_of: day ?? '', source: source ?? '' }]
  })
  return Object.fromEntries(claims) as Record<string, unknown>
}
