import { z } from 'zod'
import { SETTING_SCHEMAS, type SettingGroup, type Settings } from '#contract/setting.ts'
import { localeSchema } from '#contract/texts.ts'
import type { Locale } from '#i18n/locales.ts'

/** A text of a group with something in each language that has it. `path`: where it stands in the group's value. */
export type SettingText = { path: readonly (string | number)[]; most: number; isLong: boolean; texts: Partial<Record<Locale, string>> }

/** The texts per language of a group, wherever its schema has one; those that no language has are left out. */
export function settingTexts(group: SettingGroup, value: Settings): SettingText[] {
  return collect(SETTING_SCHEMAS[group], value, []).filter(({ texts }) => Object.values(texts).some((text) => text !== ''))
}

/** The same value with texts in other words; an empty one is taken out. */
export function withSettingTexts(value: Settings, changes: readonly { path: SettingText['path']; texts: Partial<Record<Locale, string>> }[]): Settings {
  const changed = structuredClone(value)
  for (const { path, texts } of changes) {
    let place: unknown = changed
    for (const name of path) place = (place as Record<string | number, unknown>)[name]
    const own = place as Partial<Record<Locale, string>>
    for (const [locale, text] of Object.entries(texts)) {
      if (text === '') delete own[locale as Locale]
      else own[locale as Locale] = text
    }
  }
  return changed
}

function collect(schema: unknown, value: unknown, path: readonly (string | number)[]): SettingText[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return collect(schema.unwrap(), value, path)
  if (value === null || value === undefined) return []
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => collect(inner, (value as Record<string, unknown>)[name], [...path, name]))
  if (schema instanceof z.ZodArray) return (value as unknown[]).flatMap((item, at) => collect(schema.element, item, [...path, at]))
  if (schema instanceof z.ZodRecord && schema.keyType === localeSchema) {
    const text = schema.valueType as z.ZodString
    return [{ path, most: text.maxLength ?? 600, isLong: text.safeParse('one\ntwo').success, texts: value }]
  }
  return []
}
