import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createImportBench, outcomes, type ImportBench } from '#core/domain/import/testing.ts'

const HEAD = '编号,品牌,车型,能源类型,车架号,里程,上牌日期,过户次数,车主数,FOB价'
const VIN = 'ZZZMCS9T4NJ384123'

let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench(inject('databaseUrl'))
})
beforeEach(() => bench.reset())
afterAll(() => bench.database.drop())

const units = () => bench.rows<{ stock_ref: string }>(sql`select stock_ref, supplier, supplier_ref, vin, owners, publish_state from used_car order by id`)
const sheet = (...lines: string[]) => [HEAD, ...lines].join('\n')

describe('the number of a unit', () => {
  it('keeps the supplier’s and makes ours, so that the next list finds the unit again', async () => {
    const first = await bench.run('used', sheet(`货/07-1,比亚迪,海豹,纯电,,30000,2023-01-05,0,,12000`), { supplier: 'Dongfang' })
    expect(outcomes(first)).toEqual([[2, 'new']])
    const [unit] = await units()
    expect(unit).toMatchObject({ supplier: 'Dongfang', supplier_ref: '货/07-1', owners: 1, publish_state: 'draft' })
    expect(unit?.stock_ref).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    const second = await bench.run('used', sheet(`货/07-1,比亚迪,海豹,纯电,${VIN},31000,2023-01-05,0,,11500`), { supplier: 'Dongfang' })
    expect(outcomes(second)).toEqual([[2, 'changed']])
    expect(await units()).toMatchObject([{ stock_ref: unit?.stock_ref, vin: VIN }])
  })

  it('is another one with another supplier, and the VIN goes before it', async () => {
    await bench.run('used', sheet(`7,比亚迪,海豹,纯电,${VIN},30000,2023-01-05,0,,12000`), { supplier: 'A' })
    expect(outcomes(await bench.run('used', sheet(`7,吉利,银河,纯电,,90000,2021-01-05,0,,8000`), { supplier: 'B' }))).toEqual([[2, 'new']])
    expect(outcomes(await bench.run('used', sheet(`99,比亚迪,海豹,纯电,${VIN},30500,2023-01-05,0,,11000`), { supplier: 'B' }))).toEqual([[2, 'changed']])
    expect(outcomes(await bench.run('used', sheet(`99,比亚迪,海豹,纯电,ZZZMCS9T4NJ384999,30500,2023-01-05,0,,11000`), { supplier: 'B' }))).toEqual([
      [2, 'rejected', 'reference_of_other_vin'],
    ])
    expect(await units()).toHaveLength(2)
  })

  it('is ours where we have that unit', async () => {
    await bench.run('used', `stock_ref,brand_sign,model_name,energy_type\nAB234CDE,byd,Seal,BEV\n`)
    expect(outcomes(await bench.run('used', sheet('ab234cde,比亚迪,Seal,纯电,,30000,2023-01-05,0,,12000')))).toEqual([[2, 'changed']])
    expect(await units()).toMatchObject([{ stock_ref: 'AB234CDE', supplier_ref: null }])
  })
})

it('warns of a unit that may be there already', async () => {
  await bench.run('used', sheet(`7,比亚迪,海豹,纯电,${VIN},30000,2023-01-05,0,,12000`), { supplier: 'A' })
  const report = await bench.run('used', sheet('B-1,比亚迪,海豹 Seal,纯电,,30200,2023-01-09,0,,12100', 'B-2,比亚迪,海豹,纯电,,42000,2023-01-09,0,,12100'), {
    supplier: 'B',
  })
  expect(outcomes(report)).toEqual([
    [2, 'warned', 'near_duplicate'],
    [3, 'new'],
  ])
  expect(report.rows[0]?.reasons[0]?.message).toContain((await units())[0]?.stock_ref)
})

it('leaves open what two cells say differently', async () => {
  const report = await bench.run('used', sheet(`7,比亚迪,海豹,纯电,${VIN},30000,2023-01-05,1,1,12000`))
  expect(outcomes(report)).toEqual([[2, 'warned', 'cells_disagree']])
  expect(await units()).toMatchObject([{ owners: null }])
})

it('keeps a stored value where the file brings none that can be read', async () => {
  await bench.run('used', sheet(`7,比亚迪,海豹,纯电,${VIN},30000,2023-01-05,0,,12000`))
  const report = await bench.run('used', sheet(`7,比亚迪,海豹,纯电,${VIN},3-4万,2023-01-05,0,,12000`))
  expect(outcomes(report)).toEqual([[2, 'warned', 'two_values']])
  expect(report.applied).toEqual({ inserted: 0, updated: 0 })
  expect(await bench.rows(sql`select mileage_km from used_car`)).toEqual([{ mileage_km: 30_000 }])
})
