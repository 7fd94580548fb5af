/** New, used or both: what each has of the wish, and the way there. */
export type ConditionView = { label: string; choices: { label: string; count: string; href: string; isSelected: boolean }[] }
