import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { PreviewedKind } from '#contract/stock-values.ts'
import type { CreateDraftLinkInput, DraftLink } from '#contract/stock.ts'
import { setting } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readSetting } from '#core/domain/setting/index.ts'
import { STOCK_TABLES } from './stock-kinds.ts'

const DAY_MS = 86_400_000
const LETTERS: Readonly<Record<PreviewedKind, string>> = { car: 'c', used_car: 'u', fitting: 'f' }
/** Kind and id, last second, both to the base of 36, and the HMAC-SHA256 of the two. */
const TOKEN = /^([cuf])([1-9a-z][0-9a-z]{0,10})\.([0-9a-z]{1,9})\.([\w-]{43})$/
const KEY = 'stock.draft_link_key'

/**
 * A signed name of one record that is not on the site yet; whoever has it sees its page until the days are over, in any language.
 * Permission `catalogue.write`. Errors: `forbidden`, `not_found`.
 */
export async function createDraftLink({ ctx, kind, input }: { ctx: Ctx; kind: PreviewedKind; input: CreateDraftLinkInput }): Promise<DraftLink> {
  requirePermission(ctx, 'catalogue.write')
  const { id, days } = input
  if ((await findRow(ctx, kind, id)) === undefined) throw new AppError('not_found')
  const until = Math.floor((ctx.ports.clock.now().getTime() + days * DAY_MS) / 1000)
  const head = `${LETTERS[kind]}${id.toString(36)}.${until.toString(36)}`
  const key = await ensureKey(ctx)
  await ctx.db.transaction((tx) => writeAudit(tx, { ctx, action: 'stock.draft_link_made', subjectKind: kind, subjectId: id, detail: { days } }))
  return { token: `${head}.${macOf(key, head)}`, expires_at: new Date(until * 1000).toISOString() }
}

/** What a link leads to. `path`: where its page stands once it is published. */
type OpenedDraft = { draft: NonNullable<Ctx['draft']>; path: string; isPublished: boolean; expiresAt: Date }

/** Reads a link for whoever has it. Throws `not_found` for one that is altered, too old, or whose record is gone. */
export async function openDraftLink({ ctx, input }: { ctx: Pick<Ctx, 'db' | 'ports'>; input: { token: string } }): Promise<OpenedDraft> {
  const [, letter, id36 = '', until36 = '', mac = ''] = TOKEN.exec(input.token) ?? []
  const kind = PREVIEWED.find((known) => LETTERS[known] === letter)
  const key = kind === undefined ? '' : await readKey(ctx)
  if (kind === undefined || key === '') throw new AppError('not_found')
  const expected = Buffer.from(macOf(key, `${letter}${id36}.${until36}`))
  const expiresAt = new Date(Number.parseInt(until36, 36) * 1000)
  if (!timingSafeEqual(expected, Buffer.from(mac)) || expiresAt <= ctx.ports.clock.now()) throw new AppError('not_found')
  const row = await findRow(ctx, kind, Number.parseInt(id36, 36))
  if (row === undefined) throw new AppError('not_found')
  const { id, brandId, sign, isPublished } = row
  return { draft: { kind, id, brandId, token: input.token }, path: STOCK_TABLES[kind].addressOf(encodeURIComponent(sign)), isPublished, expiresAt }
}

const PREVIEWED = Object.keys(LETTERS) as PreviewedKind[]

type Row = { id: number; sign: string; brandId: number | null; isPublished: boolean }

/** On the site only together with its maker. */
async function findRow({ db }: Pick<Ctx, 'db'>, kind: PreviewedKind, id: number): Promise<Row | undefined> {
  const { table, sign } = STOCK_TABLES[kind]
  const hasMaker = kind !== 'fitting'
  const maker = hasMaker ? sql`owner.brand_id::int` : sql`null::int`
  const isOut = hasMaker ? sql` and (select publish_state from brand where brand.id = owner.brand_id) = 'published'` : sql``
  const { rows } = await db.execute<Row>(sql`
    select owner.id::int as id, owner.${sql.raw(sign)} as sign, ${maker} as "brandId", owner.publish_state = 'published'${isOut} as "isPublished"
    from ${sql.raw(table)} owner where owner.id = ${id}`)
  return rows[0]
}

function macOf(key: string, head: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64')).update(`draft.${head}`).digest('base64url')
}

function readKey({ db }: Pick<Ctx, 'db'>): Promise<string> {
  return readSetting(db, { key: KEY, schema: z.string(), fallback: '' })
}

/** One key for all links of the house, made with the first; without its row no link of before works any more. */
async function ensureKey(ctx: Ctx): Promise<string> {
  await ctx.db
    .insert(setting)
    .values({ key: KEY, value: randomBytes(32).toString('base64'), updatedAt: ctx.ports.clock.now() })
    .onConflictDoNothing()
  return readKey(ctx)
}
