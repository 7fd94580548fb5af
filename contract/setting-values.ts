/** What the company sets, by group, in the order in which staff see it. */
export const SETTING_GROUPS = [
  'company',
  'appearance',
  'frame',
  'menu',
  'footer',
  'lists',
  'hours',
  'claims',
  'notices',
  'offers',
  'whatsapp',
  'routing',
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

/** The permission that each group asks for: who gets which leads is the business of whoever gives them away. */
export const SETTING_RIGHTS = Object.fromEntries(SETTING_GROUPS.map((group) => [group, group === 'routing' ? 'enquiry.assign' : 'setting.write'])) as Record<
  SettingGroup,
  'setting.write' | 'enquiry.assign'
>

/** Groups that are a tab of the settings; the rules of leads have a screen of their own beside the leads. */
export type SettingTab = Exclude<SettingGroup, 'routing'>
export const SETTING_TABS = SETTING_GROUPS.filter((group): group is SettingTab => group !== 'routing')
