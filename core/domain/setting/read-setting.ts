import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '#core/db/client.ts'
import { setting } from '#core/db/schema/index.ts'

/**
 * What a site remembers of itself, such as `catalogue.demo_load`; `fallback` where it is not set or does not fit `schema`,
 * so that a bad value never stops the work that reads it.
 */
export async function readSetting<Value>(db: Tx, input: { key: string; schema: z.ZodType<Value>; fallback: Value }): Promise<Value> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, input.key))
  const parsed = input.schema.safeParse(row?.value)
  return parsed.success ? parsed.data : input.fallback
}
