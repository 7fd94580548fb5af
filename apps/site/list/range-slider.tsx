import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import type { BoundsView } from './filter-view.ts'
import rules from './range-slider.css?inline'
import { RangeRest } from './range-rest.tsx'
import { readFigure } from './read-figure.ts'
import { useScale, type Scale } from './use-scale.ts'

// Both thumbs of a range: native inputs upon each other, so that keys, screen readers and the direction of the text are the browser's own.

export type RangeSliderProps = { name: string; bounds: BoundsView; path: string; onSlide: (form: HTMLFormElement) => void }

const SIDES = ['from', 'to'] as const
type Side = (typeof SIDES)[number]
type Places = Readonly<Record<Side, number>>

/** Quiet after a key or a thumb that was put down, in ms: a walk by keys is one choice. */
const PAUSE_MS = 300

const sheet = new CSSStyleSheet()
sheet.replaceSync(rules)
document.adoptedStyleSheets.push(sheet)

/** At rest until its figures are there, or where there is nothing to choose from. */
export function RangeSlider({ name, path, ...rest }: RangeSliderProps) {
  const scale = useScale(path)?.[name]
  return scale === undefined ? <RangeRest /> : <Slider name={name} scale={scale} {...rest} />
}

function Slider({ name, bounds, scale, onSlide }: Omit<RangeSliderProps, 'path'> & { scale: Scale }) {
  const root = useRef<HTMLDivElement>(null)
  const asked = `${bounds.from[1]} ${bounds.to[1]}`
  const [shown, setShown] = useState(() => ({ asked, places: placesOf(scale, bounds.from[1], bounds.to[1]) }))
  if (shown.asked !== asked) setShown({ asked, places: placesOf(scale, bounds.from[1], bounds.to[1]) })
  const { places } = shown
  const last = scale.length - 1

  const follow = useEffectEvent(() => {
    const form = root.current?.closest('form')
    if (form) setShown({ asked, places: placesOf(scale, fieldOf(form, name, 'from')?.value ?? '', fieldOf(form, name, 'to')?.value ?? '') })
  })
  const apply = useEffectEvent((form: HTMLFormElement) => onSlide(form))
  useEffect(() => (root.current ? listen(root.current, name, { follow: () => follow(), apply: (form) => apply(form) }) : undefined), [name])

  function slide(side: Side, event: ChangeEvent<HTMLInputElement>) {
    // The form applies what is chosen in it at once; this only when the thumb is put down.
    event.stopPropagation()
    const { form } = event.currentTarget
    const at = Number(event.currentTarget.value)
    const place = side === 'from' ? Math.min(at, places.to) : Math.max(at, places.from)
    setShown({ asked, places: { ...places, [side]: place } })
    const field = form && fieldOf(form, name, side)
    // At the end nothing is bounded.
    if (field) field.value = place === (side === 'from' ? 0 : last) ? '' : String(scale[place]?.[0] ?? '')
  }

  const share = (place: number) => `${String((100 * place) / last)}%`
  return (
    <div ref={root} className="range">
      <i>
        <b ref={(bar) => bar?.style.setProperty('inset-inline', `${share(places.from)} ${share(last - places.to)}`)} />
      </i>
      {SIDES.map((side) => (
        <input
          key={side}
          type="range"
          min={0}
          max={last}
          value={places[side]}
          aria-label={bounds[side][0]}
          aria-valuetext={textOf(side)}
          // Where both stand at the end of the line, the one that can still move lies above.
          data-above={side === 'from' && places.from > last / 2 ? '' : undefined}
          onChange={(event) => slide(side, event)}
        />
      ))}
    </div>
  )

  function textOf(side: Side): string | undefined {
    const [, value, text] = bounds[side]
    const isTyped = text !== '' && nearest(scale, Number(value)) === places[side]
    return isTyped ? text : scale[places[side]]?.[1]
  }
}

/** A number that is typed moves the thumbs; a thumb that is put down, or a key that is let go, applies both. */
function listen(root: HTMLElement, name: string, { follow, apply }: { follow: () => void; apply: (form: HTMLFormElement) => void }): () => void {
  const form = root.closest('form')
  const parting = new AbortController()
  const { signal } = parting
  let timer = 0
  form?.addEventListener('input', ({ target }) => SIDES.some((side) => target === fieldOf(form, name, side)) && follow(), { signal })
  root.addEventListener('input', () => clearTimeout(timer), { signal })
  root.addEventListener(
    'change',
    () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => form && apply(form), PAUSE_MS)
    },
    { signal },
  )
  return () => {
    clearTimeout(timer)
    parting.abort()
  }
}

function fieldOf(form: HTMLFormElement, name: string, side: Side): HTMLInputElement | null {
  const field = form.elements.namedItem(`${name}_${side}`)
  return field instanceof HTMLInputElement ? field : null
}

function placesOf(scale: Scale, from: string, to: string): Places {
  const places = [placeOf(scale, from) ?? 0, placeOf(scale, to) ?? scale.length - 1]
  return { from: Math.min(...places), to: Math.max(...places) }
}

function placeOf(scale: Scale, typed: string): number | null {
  const figure = readFigure(typed)
  return figure === null ? null : nearest(scale, figure)
}

function nearest(scale: Scale, figure: number): number {
  const far = (at: number) => Math.abs((scale[at]?.[0] ?? Infinity) - figure)
  return scale.reduce((best, _stop, at) => (far(at) < far(best) ? at : best), 0)
}
