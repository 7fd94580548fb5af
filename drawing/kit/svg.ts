export type Attributes = Readonly<Record<string, string | number | null | undefined>>

/** One SVG element; attributes that are null are left out, numbers keep two decimals at most. */
export function tag(name: string, attributes: Attributes, content = ''): string {
  let text = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === '') continue
    text += ` ${key}="${typeof value === 'number' ? number(value) : value}"`
  }
  return content === '' ? `${text}/>` : `${text}>${content}</${name}>`
}

/** A filled path. */
export function filled(d: string, fill: string, more: Attributes = {}): string {
  return tag('path', { d, fill, ...more })
}

/** A line of `width` mm without fill. */
export function lined(d: string, colour: string, width: number, more: Attributes = {}): string {
  return tag('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more })
}

/** Several parts under shared attributes. */
export function group(attributes: Attributes, ...parts: readonly string[]): string {
  const content = parts.join('')
  return content === '' ? '' : tag('g', attributes, content)
}

/** A stop of a gradient: place 0–1, colour as `#hex`, opacity 0–1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Linear gradient over the box of what it fills, downward, or rightward. */
export function boxGradient(id: string, stops: readonly Stop[], isUpright = true): string {
  return tag('linearGradient', { id, x2: isUpright ? '0' : null, y2: isUpright ? '1' : null }, stops.map(stopTag).join(''))
}

/** A rectangle with rounded corners, `x`,`y` its lower left corner, y upward. */
export function box(x: number, y: number, width: number, height: number, radius: number, more: Attributes): string {
  const [w, h] = [Math.round(width), Math.round(height)]
  return tag('rect', { x: Math.round(x), y: -Math.round(y) - h, width: w, height: h, rx: Math.round(radius) || null, ...more })
}

/** Radial gradient over the box of what it fills. */
export function radial(id: string, stops: readonly Stop[], more: Attributes = {}): string {
  return tag('radialGradient', { id, ...more }, stops.map(stopTag).join(''))
}

/** The use of something drawn before, moved in mm, y upward. */
export function placed(id: string, x = 0, y = 0, more: Attributes = {}): string {
  return tag('use', { href: `#${id}`, x: Math.round(x) || null, y: Math.round(-y) || null, ...more })
}

function stopTag([offset, colour, opacity]: Stop): string {
  return tag('stop', { offset: offset === 0 ? null : number(offset), 'stop-color': opacity === undefined ? colour : faded(colour, opacity) })
}

/** A colour with its opacity in the same number: `#rgb` keeps one digit for it, `#rrggbb` two. */
function faded(colour: string, opacity: number): string {
  const digits = colour.length === 4 ? 1 : 2
  return (
    colour +
    Math.round(opacity * (16 ** digits - 1))
      .toString(16)
      .padStart(digits, '0')
  )
}

function number(value: number): string {
  const text = String(Math.round(value * 100) / 100)
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text
}
