import { eq } from 'drizzle-orm'
import { SETTING_SCHEMAS, UNSET_SETTINGS, type SettingGroup, type Settings } from '#contract/setting.ts'
import { COMPANY_LIST_NAMES } from '#contract/list-values.ts'
import type { Tx } from '#core/db/client.ts'
import { setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'

/** A group as it is in force, with whether it is the demonstration's. */
export type SettingsInForce<Group extends SettingGroup> = { value: Settings<Group>; isSample: boolean }

/** What staff have set in a group; what they have not is as `UNSET_SETTINGS` says, so that screens leave it out. */
export function readSettings<Group extends SettingGroup>({ ctx, group }: { ctx: Ctx; group: Group }): Promise<SettingsInForce<Group>> {
  if (ctx.unsaved?.group === group) return Promise.resolve({ value: ctx.unsaved.value as Settings<Group>, isSample: false })
  return keep(ctx, { key: `settings ${group}`, make: loadSettings<Group> }, group)
}

async function loadSettings<Group extends SettingGroup>({ db, reads }: Ctx, group: Group): Promise<SettingsInForce<Group>> {
  reads('company')
  const [row] = await db.select().from(setting).where(eq(setting.key, group))
  return { value: settingsIn(group, row?.value), isSample: row?.isSample ?? false }
}

/** The stored row of a group, held against other writers; null where nobody has set it. */
export async function lockSettings(tx: Tx, group: SettingGroup) {
  const [row] = await tx.select().from(setting).where(eq(setting.key, group)).for('update')
  return row ?? null
}

/** What is stored, field by field: one that does not fit (of an older release, or written by hand) never stops those beside it. */
export function settingsIn<Group extends SettingGroup>(group: Group, stored: unknown): Settings<Group> {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const value: Record<string, unknown> = { ...UNSET_SETTINGS[group] }
  for (const [name, field] of Object.entries(SETTING_SCHEMAS[group].shape)) {
    const parsed = field.safeParse(given[name])
    if (parsed.success) value[name] = parsed.data
  }
  return withWhatIsNew(group, value as Settings<Group>)
}

/** What a newer release has added to a list of the product's own: it stands at the end, shown. */
function withWhatIsNew<Group extends SettingGroup>(group: Group, value: Settings<Group>): Settings<Group> {
  if (group === 'frame') {
    const frame = value as Settings<'frame'>
    const fresh = UNSET_SETTINGS.frame.home_sections.filter(({ name }) => !frame.home_sections.some((section) => section.name === name))
    return { ...frame, home_sections: [...frame.home_sections, ...fresh] } as Settings<Group>
  }
  if (group === 'menu') {
    const { columns } = value as Settings<'menu'>
    const fresh = UNSET_SETTINGS.menu.columns.filter(({ column }) => !columns.some((entry) => entry.column === column))
    return { columns: [...columns, ...fresh] } as Settings<Group>
  }
  if (group === 'footer') {
    const { columns, links } = value as Settings<'footer'>
    const unset = UNSET_SETTINGS.footer
    const freshColumns = unset.columns.filter(({ name }) => !columns.some((entry) => entry.name === name))
    const freshLinks = unset.links.filter(({ page }) => !links.some((entry) => entry.page === page))
    return { columns: [...columns, ...freshColumns], links: [...links, ...freshLinks] } as Settings<Group>
  }
  if (group === 'lists') {
    const lists = value as Settings<'lists'>
    const withFresh = COMPANY_LIST_NAMES.map((list) => [
      list,
      [...lists[list], ...UNSET_SETTINGS.lists[list].filter(({ name }) => !lists[list].some((row) => row.name === name))],
    ])
    return Object.fromEntries(withFresh) as Settings<Group>
  }
  return value
}
