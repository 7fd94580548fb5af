import type { AuditEntryView } from '#contract/audit.ts'
import type { FaqTopic } from '#contract/content-values.ts'
import type { SettingGroup } from '#contract/setting.ts'
import type { RoleName } from '#contract/staff.ts'
import { STOCK_KINDS } from '#contract/stock-values.ts'
import { useArticleFields } from '#apps/admin/web/article/use-article-fields.ts'
import { useAnswerTemplateFields } from '#apps/admin/web/answer-template/use-answer-template-fields.ts'
import { useContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useRuleFields } from '#apps/admin/web/import-rule/use-rule-fields.ts'
import { useLevelFields } from '#apps/admin/web/member/use-level-fields.ts'
import { usePortFields } from '#apps/admin/web/port/use-port-fields.ts'
import { useRowFields } from '#apps/admin/web/price-sheet/use-row-words.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useSettingText } from '#apps/admin/web/setting/use-setting-text.ts'
import { useRoleFields } from '#apps/admin/web/staff/use-role-fields.ts'
import { useRoleName } from '#apps/admin/web/staff/use-role-name.ts'
import { useStockText } from '#apps/admin/web/stock/use-stock-words.ts'
import { useWebhookFields } from '#apps/admin/web/webhook/use-webhook-fields.ts'
import { useWordFields } from '#apps/admin/web/translation/use-word-fields.ts'

/** A field that was changed, in words. */
export type ChangeWords = { name: string; label: string; before: string; after: string }
type Fields = { labelOf: (name: string) => string; textOf: (name: string, value: unknown) => string }
type Changed = Readonly<Record<string, { before: unknown; after: unknown }>>

/** What an entry says of the fields that were changed, in the words of the form in which they are. */
export function useChangeWords(): (entry: AuditEntryView) => ChangeWords[] {
  const fieldsOf = useFields()
  return (entry) => {
    const { labelOf, textOf } = fieldsOf(entry)
    const changed = Object.entries((entry.detail['changed'] ?? {}) as Changed)
    const isNew = changed.every(([, { before }]) => before === null)
    return changed.map(([name, { before, after }]) => ({
      name,
      label: labelOf(name),
      before: isNew ? '' : text(name, before),
      after: text(name, after),
    }))

    function text(name: string, value: unknown): string {
      if (value === undefined || (value === null && !NULL_SAYS_SOMETHING.has(entry.subject_kind))) return ''
      // The log keeps lists as their words, shortened.
      if (typeof value === 'string' && LISTS.has(name.split('.')[0] ?? '')) return value
      return textOf(name, value)
    }
  }
}

/** Kinds in which nothing is a word too: all languages; an address that is gone. */
const NULL_SAYS_SOMETHING = new Set(['role', 'redirect'])

const LISTS = new Set(['body', 'topics', 'answer', 'introduction'])

function useFields(): (entry: AuditEntryView) => Fields {
  const say = useMessages()
  const sayValue = useDataMessages()
  const stock = useStockText()
  const words = useWordFields('car')
  const answerTemplate = useAnswerTemplateFields()
  const article = useArticleFields()
  const faq = useContentFields('faq.fields', { topics: (topics) => (topics as FaqTopic[]).map((topic) => say(`faq.topics.${topic}`)).join('\n') })
  const legal = useContentFields('legal.fields', {})
  const activity = useContentFields('activity.fields', { kind: (kind) => sayValue('activity.kinds', String(kind)) })
  const download = useContentFields('download.fields', {})
  const country = useContentFields('country.fields', {})
  const port = usePortFields()
  const importRule = useRuleFields()
  const listingFeed = useContentFields('listingFeed.fields', {
    format: (format) => sayValue('listingFeed.format', String(format)),
    // The log keeps them as their words.
    kinds: (kinds) =>
      String(kinds)
        .split(' ')
        .map((kind) => sayValue('priceSheet.trial.kinds', kind))
        .join(', '),
    locale: (locale) => sayValue('language', String(locale)),
  })
  const webhook = useWebhookFields()
  const priceRows = {
    price_freight: useRowFields('freight'),
    price_charges: useRowFields('charges'),
    price_duties: useRowFields('duties'),
    price_transit: useRowFields('transit'),
    price_sizes: useRowFields('sizes'),
    price_currencies: useRowFields('currencies'),
  }
  const level = useLevelFields()
  const role = useRoleFields()
  const nameOfRole = useRoleName()
  const settingText = useSettingText()
  const plain: Fields = { labelOf: (name) => name, textOf: (_name, value) => (typeof value === 'string' ? value : JSON.stringify(value)) }
  const known: Readonly<Record<string, Fields>> = {
    ...Object.fromEntries(STOCK_KINDS.flatMap((kind) => [[kind, stock] as const, [`${kind}_text`, words] as const])),
    answer_template: answerTemplate,
    article,
    faq,
    legal_page: legal,
    activity,
    download,
    country,
    port,
    import_rule: importRule,
    ...priceRows,
    listing_feed: listingFeed,
    webhook,
    member_level: level,
    redirect: {
      labelOf: (name) => sayValue('redirect.fields', name),
      textOf: (_name, value) => (typeof value === 'string' ? value : say('redirect.gone')),
    },
    media: { labelOf: () => say('media.document.language'), textOf: (_name, value) => sayValue('language', String(value)) },
    role,
    staff: { labelOf: () => say('staff.role'), textOf: (_name, value) => nameOfRole(value as RoleName) },
  }
  return ({ subject_kind: kind, subject_id: id }) => {
    if (kind !== 'setting') return known[kind] ?? plain
    const group = id as SettingGroup
    return { labelOf: (name) => sayValue(`settings.${group}`, name), textOf: (name, value) => settingText(group, name, value) }
  }
}
