import { filled, group, tag } from './svg.ts'

/** Tints of window glass: a clear cabin, privacy glass behind, a roof of glass. */
export const GLASS_TINTS = { clear: ['#7f939e', '#33424c', '#1a242b'], dark: ['#4b5962', '#1c252b', '#10161a'] } as const

/** A pane with its soft slanting reflection. `reflection` is path data clipped by the pane; both mm path data; ids begin with `id`. */
export function glassPane(input: { id: string; pane: string; paintId: string; reflection: string; trim?: string; trimWidth?: number }): string {
  const { id, pane, paintId, reflection, trim = '#0b0e10', trimWidth = 10 } = input
  return (
    tag('clipPath', { id: `${id}c` }, tag('path', { id: `${id}p`, d: pane })) +
    tag('use', { href: `#${id}p`, fill: `url(#${paintId})`, stroke: trim, 'stroke-width': trimWidth }) +
    group({ 'clip-path': `url(#${id}c)` }, filled(reflection, '#fff', { opacity: 0.13 }))
  )
}
