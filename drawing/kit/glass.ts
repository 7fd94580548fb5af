import { filled, group, tag } from './svg.ts'

/** Tints of window glass: a clear cabin, privacy glass behind, a roof of glass. */
export const GLASS_TINTS = { clear: ['#7f939e', '#33424c', '#1a242b'], dark: ['#4b5962', '#1c252b', '#10161a'] } as const

/** A pane, what is seen `inside`, and a soft slanting reflection over it, both clipped by the pane; mm path data; ids begin with `id`. */
export function glassPane(input: { id: string; pane: string; paintId: string; reflection: string; inside?: string; trimWidth?: number }): string {
  const { id, pane, paintId, reflection, inside = '', trimWidth = 10 } = input
  return (
    tag('clipPath', { id: `${id}c` }, tag('path', { id: `${id}p`, d: pane })) +
    tag('use', { href: `#${id}p`, fill: `url(#${paintId})`, stroke: '#0b0e10', 'stroke-width': trimWidth }) +
    group({ 'clip-path': `url(#${id}c)` }, inside, filled(reflection, '#fff2'))
  )
}
