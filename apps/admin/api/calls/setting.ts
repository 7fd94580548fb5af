import { z } from 'zod'
import { saveSettingsInputSchema, SETTING_SCHEMAS, storedSettingsSchema, type SettingGroup } from '#contract/setting.ts'
import { findSettings, saveSettings } from '#core/domain/setting/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const SUMMARIES: Readonly<Record<SettingGroup, string>> = {
  company: 'who the company is and how it is reached',
  hours: 'when somebody answers',
  claims: 'what the company says of itself in figures',
  notices: 'who is told of what by mail',
}

/** What staff set, a pair of calls for each group. */
export const SETTING_CALLS: readonly AnyCall[] = (Object.keys(SETTING_SCHEMAS) as SettingGroup[]).flatMap((group) => [
  defineCall({
    method: 'get',
    path: `/settings/${group}`,
    access: 'setting.write',
    summary: `Settings: ${SUMMARIES[group]}`,
    input: z.strictObject({}),
    data: storedSettingsSchema(group),
    run: ({ ctx }) => findSettings({ ctx, group }),
  }),
  defineCall({
    method: 'post',
    path: `/settings/${group}`,
    access: 'setting.write',
    summary: `Set: ${SUMMARIES[group]}. \`version\` is the one that was read; \`conflict\` where somebody has changed it since`,
    input: saveSettingsInputSchema(group),
    data: storedSettingsSchema(group),
    run: ({ ctx, input }) => saveSettings({ ctx, input: { group, ...input } }),
  }),
])
