export type SpecGroupView = { title: string; rows: { label: string; value: string; note?: string }[] }
