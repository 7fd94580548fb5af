import { eq } from 'drizzle-orm'
import type { SettingGroup, Settings } from '#contract/setting.ts'
import type { Tx } from '#core/db/client.ts'
import { settingTranslation } from '#core/db/schema/index.ts'
import { sourceHash } from '#core/domain/source-hash.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { settingTexts } from './setting-words.ts'

/** SHA-256 of the English words of a group, null where it has none. The same as the hash of its words. */
export function englishOfSettings(group: SettingGroup, value: Settings): string | null {
  const words = settingTexts(group, value).map(({ texts }) => texts[DEFAULT_LOCALE] ?? '')
  return words.every((word) => word === '') ? null : sourceHash(words)
}

/** Remembers of each language what English its words were made from: those that a change touches from the new, the others from what they knew. */
export async function keepNotes(tx: Tx, { group, before, after }: { group: SettingGroup; before: Settings; after: Settings }): Promise<void> {
  const wordsOf = (value: Settings, locale: Locale) =>
    JSON.stringify(
      settingTexts(group, value)
        .map(({ path, texts }) => [path, texts[locale] ?? ''])
        .filter(([, text]) => text !== ''),
    )
  const known = await tx.select().from(settingTranslation).where(eq(settingTranslation.settingKey, group))
  for (const locale of LOCALE_CODES) {
    if (locale === DEFAULT_LOCALE || wordsOf(after, locale) === '[]') continue
    const isNew = wordsOf(before, locale) !== wordsOf(after, locale)
    if (!isNew && known.some((note) => note.locale === locale)) continue
    const note = { sourceHash: englishOfSettings(group, isNew ? after : before), isUnread: false }
    await tx
      .insert(settingTranslation)
      .values({ settingKey: group, locale, ...note })
      .onConflictDoUpdate({ target: [settingTranslation.settingKey, settingTranslation.locale], set: note })
  }
}
