import { z } from 'zod'
import { appearanceSchema, claimsSchema, companySchema, hoursSchema, noticesSchema } from './company.ts'
import { FOOTER_COLUMNS, FOOTER_PAGES, HOME_SECTIONS, MENU_COLUMNS } from './frame-values.ts'
import { footerSchema, frameSchema, menuSchema } from './frame.ts'
import { COMPANY_LISTS, COMPANY_LIST_NAMES } from './list-values.ts'
import { listsSchema, type Lists } from './lists.ts'
import { RENDITION_STATES } from './media-values.ts'
import { offersSchema } from './quotation.ts'
import { routingSchema } from './routing.ts'
import type { SettingGroup } from './setting-values.ts'
import { whatsappSettingsSchema } from './whatsapp.ts'

export type { SettingGroup }

/** What staff may set, by group: the schema of a group as it is stored and sent whole. */
export const SETTING_SCHEMAS = {
  company: companySchema,
  appearance: appearanceSchema,
  frame: frameSchema,
  menu: menuSchema,
  footer: footerSchema,
  lists: listsSchema,
  hours: hoursSchema,
  claims: claimsSchema,
  notices: noticesSchema,
  offers: offersSchema,
  whatsapp: whatsappSettingsSchema,
  routing: routingSchema,
} as const satisfies Record<SettingGroup, z.ZodType>
export type Settings<Group extends SettingGroup = SettingGroup> = z.infer<(typeof SETTING_SCHEMAS)[Group]>

/** Before anybody has set anything: nothing is claimed, and screens leave out what is empty. */
export const UNSET_SETTINGS: { readonly [Group in SettingGroup]: Settings<Group> } = {
  company: {
    name: 'Quayline',
    legal_name: '',
    registration_number: '',
    represented_by: '',
    address: '',
    places: [],
    whatsapp: '',
    phone: '',
    mail: '',
    facebook: '',
    instagram: '',
    youtube: '',
    linkedin: '',
    tiktok: '',
  },
  appearance: { accent: '', logo: null, logo_dark: null, icon: null },
  frame: {
    banner: {},
    banner_from: '',
    banner_until: '',
    search_words: {},
    home_sections: HOME_SECTIONS.map((name) => ({ name, is_shown: true })),
  },
  menu: { columns: MENU_COLUMNS.map((column) => ({ column, href: '', texts: {}, is_shown: true, is_hot: column === 'netWork' })) },
  footer: {
    columns: FOOTER_COLUMNS.map((name) => ({ name, is_shown: true })),
    links: FOOTER_PAGES.map((page) => ({ page, href: '', texts: {}, is_shown: true })),
  },
  lists: Object.fromEntries(
    COMPANY_LIST_NAMES.map((list) => [list, COMPANY_LISTS[list].map((name) => ({ name, titles: {}, texts: {}, is_shown: true }))]),
  ) as Lists,
  hours: { days: [], from: '09:00', to: '18:00', time_zone: 'Asia/Shanghai', holidays: [], extra_days: [] },
  claims: { founded: null, qualified: null, vehicles: null, makers: null, countries: null, staff: null, enquiries: null },
  notices: { enquiry_mails: [] },
  offers: {
    bank: { beneficiary: '', bank: '', address: '', account: '', swift: '' },
    discount_percent: 3,
    valid_days: 14,
    deposit_percent: 30,
    balance: 'before_shipment',
    deposit_refund: 'unstated',
    warranty_months: null,
    warranty_km: null,
    used_warranty_months: null,
    loading_port: '',
    conditions: {},
  },
  whatsapp: { templates: [] },
  routing: { rules: [], keep_buyer: true, fallback: [], warn_minutes: 120, escalate_to: [] },
}

/** Pages on which unsaved settings can be looked at. */
export const PREVIEW_PAGES = ['/', '/carList', '/about', '/contactUs', '/carPurchaseProcess', '/service', '/netWork', '/searchsite'] as const
export type PreviewPage = (typeof PREVIEW_PAGES)[number]

/** A group as staff edit it. `version` counts its changes, 0 before the first; `is_sample`: as the demonstration brought it. */
export function storedSettingsSchema<Group extends SettingGroup>(group: Group) {
  return z.object({ version: z.int(), is_sample: z.boolean(), value: SETTING_SCHEMAS[group] })
}
export type StoredSettings<Group extends SettingGroup = SettingGroup> = { version: number; is_sample: boolean; value: Settings<Group> }

/** A changed group with the version that it was made from. */
export function saveSettingsInputSchema<Group extends SettingGroup>(group: Group) {
  return z.strictObject({ version: z.int().min(0), value: SETTING_SCHEMAS[group] })
}

/** A picture that a setting names. `preview`: address of a small rendition, null while there is none; `state` says whether one is to come. */
export const settingPictureSchema = z.object({ id: z.int(), state: z.enum(RENDITION_STATES), preview: z.string().nullable() })
export type SettingPicture = z.infer<typeof settingPictureSchema>
