import type { FooterColumn, FooterPage, HomeSection, MenuColumnName } from '#contract/frame-values.ts'
import type { SettingGroup } from '#contract/setting.ts'
import { useDataMessages, useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import type { WhatsappTemplate } from '#contract/whatsapp.ts'
import { useTranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'
import { weekdayNames } from './weekday-names.ts'

type Entry = { column: MenuColumnName | 'link'; page: FooterPage | 'link'; name: string; texts: Record<string, string>; is_shown: boolean }
type ListRow = { name: string; titles: Record<string, string>; texts: Record<string, string>; is_shown: boolean }
type Place = { names: Record<string, string>; address: string }

const ACCOUNT = ['beneficiary', 'bank', 'address', 'account', 'swift'] as const

/** A value of a group as a line for people; empty where nothing is set. */
export function useSettingText(): (group: SettingGroup, name: string, value: unknown) => string {
  const say = useMessages()
  const sayValue = useDataMessages()
  const textsOf = useTranslatedText()
  const listText = (entries: Entry[], nameOf: (entry: Entry) => string) =>
    entries.map((entry) => (entry.is_shown ? nameOf(entry) : say('settings.hiddenEntry', { name: nameOf(entry) }))).join('\n')
  const locale = useStaffLocale()
  const days = weekdayNames(locale)
  return (group, name, value) => {
    if (group === 'hours' && name === 'holidays')
      return (value as { from: string; to: string }[]).map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join('\n')
    if (group === 'hours' && name === 'days') return (value as number[]).map((day) => days[day - 1]).join(', ')
    if (group === 'menu' && name === 'columns')
      return listText(value as Entry[], ({ column, texts }) => (column === 'link' ? textsOf(texts) : say(`settings.columns.${column}`)))
    if (group === 'footer' && name === 'columns')
      return listText(value as Entry[], ({ name: column }) => say(`settings.footerColumns.${column as FooterColumn}`))
    if (group === 'footer') return listText(value as Entry[], ({ page, texts }) => (page === 'link' ? textsOf(texts) : say(`settings.pages.${page}`)))
    if (group === 'lists')
      return (value as ListRow[])
        .map(({ name: known, titles, texts, is_shown: isShown }) => [
          known === '' ? '' : `${known}.`,
          isShown ? '' : `(${say('settings.row.notShown')})`,
          textsOf(titles),
          textsOf(texts),
        ])
        .map((parts) => parts.filter((part) => part !== '').join(' '))
        .join('\n')
    if (name === 'home_sections') return listText(value as Entry[], ({ name: section }) => say(`settings.sections.${section as HomeSection}`))
    if (name === 'places') return (value as Place[]).map(({ names, address }) => `${textsOf(names)}\n${address}`).join('\n\n')
    if (name === 'banner' || name === 'search_words' || name === 'conditions') return textsOf(value as Record<string, string>)
    if (group === 'offers' && name === 'bank')
      return ACCOUNT.flatMap((field) => {
        const line = (value as Readonly<Record<string, string>>)[field]
        return line ? [`${say(`settings.bankAccount.${field}`)}: ${line}`] : []
      }).join('\n')
    if (group === 'whatsapp') return (value as WhatsappTemplate[]).map(({ name: called, language, text }) => `${called} (${language})\n${text}`).join('\n\n')
    if (group === 'offers' && name === 'balance') return sayValue('quotation.balances', String(value))
    if (group === 'offers' && typeof value === 'number') return String(value)
    if (Array.isArray(value)) return value.join(', ')
    if (group === 'claims' && value !== null) {
      const claim = value as { value: number; as_of: string; source: string }
      return [String(claim.value), claim.as_of, claim.source].filter((part) => part !== '').join(' · ')
    }
    if (group === 'appearance' && typeof value === 'number') return say('settings.pictureNumber', { number: value })
    return typeof value === 'string' ? value : ''
  }
}
