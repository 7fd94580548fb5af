import type { Claims, Company, Hours } from '#contract/company.ts'
import type { Offers } from '#contract/quotation.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import type { Ctx } from '#core/domain/context.ts'
import { seedLegalPages } from '#core/domain/legal/index.ts'
import { seedSettings } from '#core/domain/setting/index.ts'

/** A company that does not exist, with numbers and addresses that reach nobody. */
export const DEMO_COMPANY: Company = {
  name: 'Quayline',
  legal_name: 'Quayline Sample Export Co., Ltd.',
  registration_number: '91000000SAMPLE0000',
  represented_by: 'Li Sample',
  address: '1 Sample Pier Road\nPudong, Shanghai\nChina',
  places: [],
  whatsapp: '+86 138 0000 0000',
  phone: '+86 400 555 0100',
  mail: 'sales@quayline.example',
  facebook: 'https://facebook.example/quayline',
  instagram: 'https://instagram.example/quayline',
  youtube: 'https://youtube.example/quayline',
  linkedin: '',
  tiktok: '',
}

const DEMO_HOURS: Hours = {
  days: [1, 2, 3, 4, 5, 6],
  from: '09:00',
  to: '18:00',
  time_zone: 'Asia/Shanghai',
  holidays: [
    { from: '2027-01-01', to: '2027-01-01' },
    { from: '2027-02-05', to: '2027-02-11' },
  ],
  extra_days: ['2027-02-14'],
}

/** Figures of the marketing copy (R1.4). */
const COUNTED = { as_of: '2024-12-31', source: 'Sample figure' }
export const DEMO_CLAIMS: Claims = {
  founded: { value: 2012, ...COUNTED },
  qualified: { value: 2024, ...COUNTED },
  vehicles: { value: 1500, ...COUNTED },
  makers: { value: 30, ...COUNTED },
  countries: { value: 20, ...COUNTED },
  staff: { value: 50, ...COUNTED },
  enquiries: { value: 3000, ...COUNTED },
}

/** An account that does not exist, and says so on every document. */
const DEMO_OFFERS: Offers = {
  ...UNSET_SETTINGS.offers,
  bank: {
    beneficiary: DEMO_COMPANY.legal_name,
    bank: 'Sample Bank (no real account)',
    address: '1 Sample Pier Road, Shanghai, China',
    account: 'SAMPLE 0000 0000 0000',
    swift: '',
  },
  loading_port: 'Shanghai',
  deposit_refund: 'until_order',
  warranty_months: 36,
  warranty_km: 100_000,
  used_warranty_months: 3,
}

/** Sets what nobody has set yet of the sample company, and its pages of the law. */
export async function seedDemoCompany({ ctx }: { ctx: Ctx }): Promise<void> {
  await seedSettings({ ctx, input: { group: 'company', value: DEMO_COMPANY } })
  await seedSettings({ ctx, input: { group: 'hours', value: DEMO_HOURS } })
  await seedSettings({ ctx, input: { group: 'claims', value: DEMO_CLAIMS } })
  await seedSettings({ ctx, input: { group: 'offers', value: DEMO_OFFERS } })
  await seedLegalPages({ ctx, input: { filler: 'Li Sample' } })
}
