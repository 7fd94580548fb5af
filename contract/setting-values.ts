/** What the company sets, by group, in the order in which staff see it. */
export const SETTING_GROUPS = ['company', 'appearance', 'frame', 'menu', 'footer', 'lists', 'hours', 'claims', 'notices', 'offers'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]
