import { eq, inArray } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { SETTING_SCHEMAS, type SettingGroup } from '#contract/setting.ts'
import type { Tx } from '#core/db/client.ts'
import { setting, settingTranslation } from '#core/db/schema/index.ts'
import { saveSettings, settingsIn, settingTexts, withSettingTexts, type SettingText } from '#core/domain/setting/index.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { isEmptyWord, type LanguageText, type Thing, type WordField, type WordStore } from './thing.ts'

/** The words that stand in settings: names of places, the banner, links of the menu. A group is a thing; its form keeps its own history. */
export const SETTING_STORE: WordStore = {
  kind: 'setting',
  read: 'setting.write',
  write: 'setting.write',
  tags: ['company'],
  editedAs: null,
  firstState: null,
  find,
  store: async (tx, ctx, thing, texts) => {
    const group = thing.id as SettingGroup
    const [row] = await tx.select().from(setting).where(eq(setting.key, group))
    const value = settingsIn(group, row?.value)
    const changes = settingTexts(group, value).map((text) => ({
      path: text.path,
      texts: Object.fromEntries([...texts].map(([locale, written]) => [locale, (written?.words[nameOf(text)] as string | undefined) ?? ''])),
    }))
    await saveSettings({ ctx: { ...ctx, db: tx }, input: { group, version: thing.version, value: withSettingTexts(value, changes) } }).catch(
      (error: unknown) => {
        throw error instanceof AppError && error.key === 'validation_failed'
          ? new AppError('validation_failed', { issues: error.issues.map(({ path, key }) => ({ path: fieldPath(path), key })) })
          : error
      },
    )
    for (const [locale, written] of texts) {
      if (written === null) continue
      const note = { sourceHash: written.sourceHash, isUnread: written.isUnread }
      await tx
        .insert(settingTranslation)
        .values({ settingKey: group, locale, ...note })
        .onConflictDoUpdate({ target: [settingTranslation.settingKey, settingTranslation.locale], set: note })
    }
  },
}

async function find(tx: Tx, ids: readonly string[] | null, isLocked = false): Promise<Thing[]> {
  const groups = Object.keys(SETTING_SCHEMAS).filter((group) => ids === null || ids.includes(group))
  if (groups.length === 0) return []
  const query = tx.select().from(setting).where(inArray(setting.key, groups)).orderBy(setting.key)
  const rows = await (isLocked ? query.for('update') : query)
  const notes = await tx.select().from(settingTranslation).where(inArray(settingTranslation.settingKey, groups))
  const things = rows.map(({ key, version, value }): Thing => {
    const texts = settingTexts(key as SettingGroup, settingsIn(key as SettingGroup, value))
    const note = (locale: Locale) => notes.find((known) => known.settingKey === key && known.locale === locale)
    const textIn = (locale: Locale): LanguageText => ({
      words: Object.fromEntries(texts.map((text) => [nameOf(text), text.texts[locale] ?? ''])),
      state: null,
      sourceHash: note(locale)?.sourceHash ?? null,
      isUnread: note(locale)?.isUnread ?? false,
    })
    const written = LOCALE_CODES.map((locale) => [locale, textIn(locale)] as const).filter(([, { words }]) => !Object.values(words).every(isEmptyWord))
    return { id: key, version, name: key, fields: texts.map(fieldOf), source: {}, texts: Object.fromEntries(written) }
  })
  return things.filter(({ fields }) => fields.length > 0)
}

/** `places-0-names`: forms part the names of fields at their dots. */
function nameOf({ path }: Pick<SettingText, 'path'>): string {
  return path.join('-')
}

function fieldOf(text: SettingText): WordField {
  return { name: nameOf(text), form: text.isLong ? 'lines' : 'line', most: text.most, isRequired: false, isNeeded: false }
}

/** `places.0.names.de` as the form of the words names it. */
function fieldPath(path: string): string {
  const parts = path.split('.')
  return `value.${parts.slice(0, -1).join('-')}.${parts.at(-1)}`
}
