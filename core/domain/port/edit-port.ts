import { and, count, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { RevisionView } from '#contract/revision.ts'
import { savePortInputSchema, type PortValue, type StaffPort } from '#contract/staff-port.ts'
import type { Tx } from '#core/db/client.ts'
import { port, usedCar } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requireCountry } from '#core/domain/country/index.ts'
import { deleteEdited, saveEdited } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { listRevisions } from '#core/domain/revision/index.ts'

/** Where units are loaded; their `port_of_loading` is the name of a port there. */
const LOADING_COUNTRY = 'CN'

/** A port with what is known of it. Permission `content.read`. Errors: `forbidden`, `not_found`. */
export async function findStaffPort({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<StaffPort> {
  requirePermission(ctx, 'content.read')
  const [row] = await ctx.db.select().from(port).where(eq(port.id, input.id))
  if (row === undefined) throw new AppError('not_found')
  return { id: row.id, version: row.version, is_sample: row.isSample, units: await countUnits(ctx.db, toValue(row)), value: toValue(row) }
}

/** What was changed of a port, newest first. Permission `content.read`. */
export async function listPortRevisions({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<RevisionView[]> {
  requirePermission(ctx, 'content.read')
  return listRevisions({ ctx, input: { subjectKind: 'port', subjectId: input.id } })
}

type SaveInput = z.input<typeof savePortInputSchema> & { id: number | null }

/**
 * Saves a port whole. One that used cars name as their port of loading keeps its name and country. Permission `content.write`.
 * Errors: `forbidden`, `validation_failed`, `not_found`, `conflict`.
 */
export async function savePort({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<StaffPort> {
  requirePermission(ctx, 'content.write')
  const { id: known, ...sent } = input
  const wanted = readInput(savePortInputSchema, sent)
  const now = ctx.ports.clock.now()
  const id = await saveEdited<PortValue>(
    ctx,
    { kind: 'port', tags: ['port'], lock, write: (tx, given) => write(tx, { ...given, now }) },
    { id: known, ...wanted },
  )
  return findStaffPort({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id } })
}

/** Deletes a port that no used car names. Permission `content.write`. Errors: `forbidden`, `not_found`, `conflict`, `validation_failed` (`port_in_use`). */
export async function deletePort({ ctx, input }: { ctx: Ctx; input: { id: number; version: number } }): Promise<void> {
  requirePermission(ctx, 'content.write')
  const remove = async (tx: Tx, id: number, value: PortValue) => {
    if ((await countUnits(tx, value)) > 0) throw refusal('port_name', 'port_in_use')
    await tx.delete(port).where(eq(port.id, id))
  }
  await deleteEdited<PortValue>(ctx, { kind: 'port', tags: ['port'], lock, remove }, { ...input, nameOf: (value) => value.port_name })
}

async function lock(tx: Tx, id: number): Promise<{ version: number; value: PortValue; isSample: boolean } | null> {
  const [row] = await tx.select().from(port).where(eq(port.id, id)).for('update')
  return row === undefined ? null : { version: row.version, value: toValue(row), isSample: row.isSample }
}

type Write = { id: number | null; version: number; value: PortValue; before: PortValue | null; now: Date }

async function write(tx: Tx, { id, version, value, before, now }: Write): Promise<number> {
  await requireCountry(tx, value.country_iso2)
  if (before !== null && (before.port_name !== value.port_name || before.country_iso2 !== value.country_iso2) && (await countUnits(tx, before)) > 0)
    throw refusal(before.port_name === value.port_name ? 'country_iso2' : 'port_name', 'port_in_use')
  // Whoever names one waits for whoever else does.
  await tx.execute('lock table port in share row exclusive mode')
  const isSame = and(eq(port.portName, value.port_name), eq(port.countryIso2, value.country_iso2))
  const [same] = await tx
    .select({ id: port.id })
    .from(port)
    .where(id === null ? isSame : and(isSame, ne(port.id, id)))
  if (same !== undefined) throw refusal('port_name', 'taken')
  const values = {
    portName: value.port_name,
    countryIso2: value.country_iso2,
    unLocode: value.un_locode,
    region: value.region,
    latitude: value.latitude,
    longitude: value.longitude,
    hasRoro: value.has_roro,
    hasContainer: value.has_container,
    isSample: false,
    contentHash: null,
    version,
    updatedAt: now,
  }
  const [row] =
    id === null
      ? await tx.insert(port).values(values).returning({ id: port.id })
      : await tx.update(port).set(values).where(eq(port.id, id)).returning({ id: port.id })
  if (row === undefined) throw new AppError('internal')
  return row.id
}

async function countUnits(tx: Tx, { port_name: name, country_iso2: iso2 }: PortValue): Promise<number> {
  if (iso2 !== LOADING_COUNTRY) return 0
  const [row] = await tx.select({ units: count() }).from(usedCar).where(eq(usedCar.portOfLoading, name))
  return row?.units ?? 0
}

function toValue(row: typeof port.$inferSelect): PortValue {
  return {
    port_name: row.portName,
    country_iso2: row.countryIso2,
    un_locode: row.unLocode,
    region: row.region,
    latitude: row.latitude,
    longitude: row.longitude,
    has_roro: row.hasRoro,
    has_container: row.hasContainer,
  }
}

function refusal(field: string, key: string): AppError {
  return new AppError('validation_failed', { issues: [{ path: `value.${field}`, key }] })
}
