/** What each slider of a list stops at: the figure, and it in words. */
export type ScalesView = Readonly<Record<string, readonly (readonly [figure: number, text: string])[]>>
