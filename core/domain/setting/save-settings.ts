import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { RevisionView } from '#contract/revision.ts'
import { SETTING_RIGHTS } from '#contract/setting-values.ts'
import { SETTING_SCHEMAS, type SettingGroup, type Settings, type StoredSettings } from '#contract/setting.ts'
import { notifyContent } from '#core/db/notify.ts'
import { setting } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { changedLanguages, requireLanguages, requirePermission } from '#core/domain/permission/index.ts'
import { differenceOf, listRevisions, writeRevisions, type Difference } from '#core/domain/revision/index.ts'
import { keepNotes } from './keep-notes.ts'
import { lockSettings, settingsIn } from './read-settings.ts'
import { requireLinks } from './require-links.ts'
import { requirePictures } from './require-pictures.ts'

/** A group as staff edit it. Permission of the group (`SETTING_RIGHTS`); error `forbidden`. */
export async function findSettings<Group extends SettingGroup>({ ctx, group }: { ctx: Ctx; group: Group }): Promise<StoredSettings<Group>> {
  requirePermission(ctx, SETTING_RIGHTS[group])
  const [row] = await ctx.db.select().from(setting).where(eq(setting.key, group))
  return { version: row?.version ?? 0, is_sample: row?.isSample ?? false, value: settingsIn(group, row?.value) }
}

/** What was changed of a group, newest first; the sample counts as the state before the first change. Permission of the group; error `forbidden`. */
export async function listSettingRevisions({ ctx, group }: { ctx: Ctx; group: SettingGroup }): Promise<RevisionView[]> {
  requirePermission(ctx, SETTING_RIGHTS[group])
  return listRevisions({ ctx, input: { subjectKind: 'setting', subjectId: group } })
}

type SaveInput<Group extends SettingGroup> = { group: Group; version: number; value: Settings<Group> }

/**
 * Sets a group whole and keeps what was changed as a revision. `version` is the one that the change was made from; what is the same already stays untouched.
 * Permission of the group. Errors: `forbidden`, also in a language that is not the actor’s; `validation_failed`, `conflict` where somebody has changed the group since.
 */
export async function saveSettings<Group extends SettingGroup>({ ctx, input }: { ctx: Ctx; input: SaveInput<Group> }): Promise<StoredSettings<Group>> {
  const { group, version } = input
  requirePermission(ctx, SETTING_RIGHTS[group])
  const value = settingsIn(group, parse(group, input.value))
  const saved = await ctx.db.transaction(async (tx) => {
    const row = await lockSettings(tx, group)
    if ((row?.version ?? 0) !== version) throw new AppError('conflict')
    const before = settingsIn(group, row?.value)
    await requireLinks(tx, group, value)
    if (group === 'appearance') await requirePictures(tx, value as Settings<'appearance'>)
    if (row !== null && !row.isSample && isDeepStrictEqual(before, value)) return { version, is_sample: false, value }
    requireLanguages(ctx, changedLanguages(before, value))
    const values = { value, version: version + 1, isSample: false, updatedAt: ctx.ports.clock.now() }
    const written =
      row === null
        ? await tx
            .insert(setting)
            .values({ key: group, ...values })
            .onConflictDoNothing()
            .returning({ key: setting.key })
        : await tx.update(setting).set(values).where(eq(setting.key, group)).returning({ key: setting.key })
    // Two who set a group for the first time at once: the row of the other is there since this one looked.
    if (written.length === 0) throw new AppError('conflict')
    await keepNotes(tx, { group, before, after: value })
    const difference = differenceOf(before, value)
    if (difference !== null) await writeRevisions(tx, { ctx, revised: [{ subjectKind: 'setting', subjectId: group, ...difference }] })
    await writeAudit(tx, { ctx, action: 'setting.saved', subjectKind: 'setting', subjectId: group, detail: { changed: changesOf(difference) } })
    await notifyContent(tx, ['company'])
    return { version: version + 1, is_sample: false, value }
  })
  ctx.ports.cache.drop(['company'])
  return saved
}

/**
 * Gives a group that nobody has set yet its samples, marked as such; what is there stays as it is. For the start of a demonstration.
 */
export async function seedSettings<Group extends SettingGroup>({ ctx, input }: { ctx: Ctx; input: { group: Group; value: Settings<Group> } }): Promise<void> {
  const value = parse(input.group, input.value)
  await ctx.db.transaction(async (tx) => {
    const added = await tx.insert(setting).values({ key: input.group, value, isSample: true }).onConflictDoNothing().returning({ key: setting.key })
    if (added.length > 0) await notifyContent(tx, ['company'])
  })
  ctx.ports.cache.drop(['company'])
}

function parse<Group extends SettingGroup>(group: Group, value: unknown): Settings<Group> {
  return readInput(SETTING_SCHEMAS[group], value) as Settings<Group>
}

/** Fields that differ, with both values, for the audit. */
function changesOf(difference: Difference | null): Record<string, { before: unknown; after: unknown }> {
  return Object.fromEntries(Object.entries(difference?.after ?? {}).map(([name, after]) => [name, { before: difference?.before?.[name], after }]))
}
