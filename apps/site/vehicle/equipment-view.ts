/** What a vehicle comes with, in groups; nothing is shown of groups without anything. */
export type EquipmentView = { groups: { title: string; items: string[] }[] }
