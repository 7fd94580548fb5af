import { z } from 'zod'
import { listWordsSchema } from '#contract/lists.ts'
import { storedMediaSchema } from '#contract/media.ts'
import { revisionSchema } from '#contract/revision.ts'
import { saveSettingsInputSchema, SETTING_SCHEMAS, settingPictureSchema, storedSettingsSchema, type SettingGroup } from '#contract/setting.ts'
import { SETTING_RIGHTS } from '#contract/setting-values.ts'
import { findSettingPicture, storeSettingPicture } from '#core/domain/appearance/index.ts'
import { readListWords } from '#core/domain/company/index.ts'
import { findSettings, listSettingRevisions, saveSettings } from '#core/domain/setting/index.ts'
import { defineCall, defineUploadCall, type AnyCall } from '#apps/admin/api/call.ts'

/** Eight lists with their words in twelve languages. */
const LISTS_LIMIT = 1024 * 1024

const SUMMARIES: Readonly<Record<SettingGroup, string>> = {
  company: 'who the company is and how it is reached',
  appearance: 'logo, icon and accent',
  frame: 'banner, search words and sections of the home page',
  menu: 'columns and links of the header menu',
  footer: 'columns and links at the end of desktop pages',
  lists: 'steps of a deal, services and the like',
  hours: 'when somebody answers',
  claims: 'what the company says of itself in figures',
  notices: 'who is told of what by mail',
  offers: 'what offers begin with: bank account, validity, terms',
  whatsapp: 'templates that WhatsApp has approved',
  routing: 'who gets which leads, and who is told when an answer is late',
}

/** What staff set, a pair of calls for each group, and the pictures that they name. */
export const SETTING_CALLS: readonly AnyCall[] = [...groupCalls(), ...listCalls(), ...pictureCalls()]

function groupCalls(): AnyCall[] {
  return (Object.keys(SETTING_SCHEMAS) as SettingGroup[]).flatMap((group) => [
    defineCall({
      method: 'get',
      path: `/settings/${group}`,
      access: SETTING_RIGHTS[group],
      summary: `Settings: ${SUMMARIES[group]}`,
      input: z.strictObject({}),
      data: storedSettingsSchema(group),
      run: ({ ctx }) => findSettings({ ctx, group }),
    }),
    defineCall({
      method: 'post',
      path: `/settings/${group}`,
      access: SETTING_RIGHTS[group],
      summary: `Set: ${SUMMARIES[group]}. \`version\` is the one that was read; \`conflict\` where somebody has changed it since`,
      ...(group === 'lists' ? { bodyLimit: LISTS_LIMIT } : {}),
      input: saveSettingsInputSchema(group),
      data: storedSettingsSchema(group),
      run: ({ ctx, input }) => saveSettings({ ctx, input: { group, ...input } }),
    }),
    defineCall({
      method: 'get',
      path: `/settings/${group}/revisions`,
      access: SETTING_RIGHTS[group],
      summary: `What was changed, newest first: ${SUMMARIES[group]}`,
      input: z.strictObject({}),
      data: z.array(revisionSchema),
      run: ({ ctx }) => listSettingRevisions({ ctx, group }),
    }),
  ])
}

function listCalls(): AnyCall[] {
  return [
    defineCall({
      method: 'get',
      path: '/list-words',
      access: 'setting.write',
      summary: 'The words that the entries of the lists have where the company has set none',
      input: z.strictObject({}),
      data: listWordsSchema,
      run: ({ ctx }) => readListWords({ ctx }),
    }),
  ]
}

function pictureCalls(): AnyCall[] {
  return [
    defineUploadCall({
      method: 'post',
      path: '/setting-pictures',
      access: 'setting.write',
      summary: 'Send a picture for a setting to name (JPEG, PNG, WebP, AVIF; 25 MB, 60 megapixels), as `file`; it is shown once the setting is saved',
      input: z.strictObject({}),
      data: storedMediaSchema,
      receive: ({ ctx }, file) => storeSettingPicture({ ctx, input: file }),
    }),
    defineCall({
      method: 'get',
      path: '/setting-pictures/{id}',
      access: 'setting.write',
      summary: 'A picture that a setting names',
      input: z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
      data: settingPictureSchema,
      run: ({ ctx, input }) => findSettingPicture({ ctx, input }),
    }),
  ]
}
