/** `href`: of a file that the value leads to. */
export type SpecGroupView = { title: string; rows: { label: string; value: string; note?: string; href?: string }[] }
