import type { RecordEnquiryInput } from '#contract/enquiry.ts'
import type { Db } from '#core/db/client.ts'
import { brand, car, country, countryName, role, staff, staffRole } from '#core/db/schema/index.ts'
import { createNoCache } from '#core/ports/cache/fake.ts'
import { createFakeClock } from '#core/ports/clock/fake.ts'
import { createFakeFileStore } from '#core/ports/files/fake.ts'
import { createFakeJobQueue } from '#core/ports/jobs/fake.ts'
import { createFakePasswordHasher } from '#core/ports/password/fake.ts'
import { createPdfMaker } from '#core/ports/pdf/typst.ts'
import { createPictureTools } from '#core/ports/pictures/sharp.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Actor, Ctx } from './context.ts'
import { outsideTransactions } from './stored-file/testing.ts'

export const VISITOR_REQUEST = { ip: '203.0.113.7', userAgent: 'Mozilla/5.0 (test)' }

/** A context of its own with a clock that stands still and a queue that remembers. For tests. */
export function createTestCtx(db: Db, options: { actor?: Actor; locale?: Locale } = {}) {
  const clock = createFakeClock(new Date('2026-11-21T08:00:00Z'))
  const jobs = createFakeJobQueue()
  const files = outsideTransactions(createFakeFileStore())
  const ctx: Ctx = {
    db,
    actor: options.actor ?? { kind: 'visitor' },
    locale: options.locale ?? 'en',
    ports: {
      cache: createNoCache(),
      clock,
      files,
      jobs,
      passwords: createFakePasswordHasher(),
      pdf: createPdfMaker(),
      pictures: createPictureTools(),
      translator: null,
      whatsapp: null,
    },
    requestId: crypto.randomUUID(),
    reads: () => {},
  }
  return { ctx, clock, jobs, files }
}

/** An enquiry as a browser sends it, from a person that no other test knows. */
export function enquiryInput(changes: Partial<RecordEnquiryInput> = {}): RecordEnquiryInput {
  const mark = crypto.randomUUID().slice(0, 8)
  return {
    name: `Amina ${mark}`,
    mail: `amina.${mark}@example.com`,
    mobile: `+2547${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    country: 'Kenya',
    remark: `Two units for Mombasa, please. (${mark})`,
    from: 'Auto-Chat',
    ...changes,
  }
}

/** A country with its names; `iso2` must be new to the database. */
export async function addCountry(db: Db, iso2: string, names: Partial<Record<Locale, string>>): Promise<number> {
  const [row] = await db.insert(country).values({ iso2 }).returning({ id: country.id })
  if (!row) throw new Error('no country')
  const rows = Object.entries(names).map(([locale, name]) => ({ countryId: row.id, locale, name, searchText: name.toLowerCase() }))
  await db.insert(countryName).values(rows)
  return row.id
}

/** A published car of a brand of its own. */
export async function addCar(
  db: Db,
  values: { modelName: string; brandName: string; isSample?: boolean },
): Promise<{ id: number; modelSign: string; brandSign: string }> {
  const mark = crypto.randomUUID().slice(0, 8)
  const [maker] = await db
    .insert(brand)
    .values({ brandSign: `brand-${mark}`, brandName: values.brandName, type: 1 })
    .returning({ id: brand.id })
  if (!maker) throw new Error('no brand')
  const [row] = await db
    .insert(car)
    .values({
      modelSign: `model-${mark}`,
      brandId: maker.id,
      modelName: values.modelName,
      isSample: values.isSample ?? false,
      bodyType: 'SUV',
      energyType: 'BEV',
    })
    .returning({ id: car.id })
  if (!row) throw new Error('no car')
  return { id: row.id, modelSign: `model-${mark}`, brandSign: `brand-${mark}` }
}

/** A colleague with the permissions of the test, by a role of their own. */
export async function addStaff(db: Db, permissions: readonly string[]): Promise<Extract<Actor, { kind: 'staff' }>> {
  const mark = crypto.randomUUID().slice(0, 8)
  const [row] = await db
    .insert(staff)
    .values({ mail: `li.${mark}@example.com`, name: `Li ${mark}`, passwordHash: 'none' })
    .returning({ id: staff.id })
  if (!row) throw new Error('no staff')
  if (permissions.length > 0) {
    const [made] = await db
      .insert(role)
      .values({ roleKey: `role_${mark}`, permissions: [...permissions] })
      .returning({ id: role.id })
    if (made) await db.insert(staffRole).values({ staffId: row.id, roleId: made.id })
  }
  return { kind: 'staff', staffId: row.id, permissions }
}
