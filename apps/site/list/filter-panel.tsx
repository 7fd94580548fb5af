import { useRef } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEarlyChange } from '#apps/site/client/use-early-change.ts'
import { Button, IconButton, IconClose, Heading, TextLink } from '#apps/site/ui/index.ts'
import { DestinationLine } from './destination-chip.tsx'
import { BOUND, type ListAddress } from './list-address.ts'
import { FILTER_PANEL_ID, type FacetView, type FilterView } from './filter-view.ts'
import { RangeFields, type RangeFieldsProps } from './range-fields.tsx'
import { useChosenQuery } from './use-chosen-query.ts'
import { useNear } from './use-near.ts'

/** How many options of a facet stand open before "show all". */
const SHORT = 8
/** Quiet after a key before what is typed so far is looked for, in ms. */
const PAUSE_MS = 700

/**
 * The filters: a GET form, so that it works without script; with script each choice applies at once.
 * On phones it is a popover that rises over the list, on desktop a column beside it (CSS).
 */
export function FilterPanel({ list, address }: { list: FilterView; address: ListAddress }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const sort = useChosenQuery().get('sort')

  const typing = useRef<{ timer: number; isAsked: boolean }>({ timer: 0, isAsked: false })

  function applyForm(element: HTMLFormElement, isReplaced = false) {
    clearTimeout(typing.current.timer)
    const chosen = new URLSearchParams([...new FormData(element)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
    // An order that has been chosen is on its way when the form has not heard of it yet.
    if (sort !== null) chosen.set('sort', sort)
    void navigate(
      address.of(list.path, chosen, () => {}),
      { preventScrollReset: true, replace: isReplaced },
    )
  }

  function apply(event: FormEvent<HTMLFormElement>) {
    applyForm(event.currentTarget)
  }

  // A number is read when whoever types it pauses, so that count and list follow; what is asked for on the way to it leaves one entry to go back to.
  function type({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (!isNumber(target)) return
    clearTimeout(typing.current.timer)
    typing.current.timer = window.setTimeout(() => {
      if (!isInOrder(currentTarget, target.name.replace(BOUND, ''))) return
      const isReplaced = typing.current.isAsked
      typing.current.isAsked = true
      applyForm(currentTarget, isReplaced)
    }, PAUSE_MS)
  }

  function leaveField(event: FocusEvent<HTMLFormElement>) {
    const field: EventTarget = event.target
    typing.current.isAsked = false
    if (isNumber(field) && field.value !== field.defaultValue) apply(event)
  }

  useEarlyChange(form, applyForm)
  const sliders = { path: list.path, isNear: useNear(form), onSlide: applyForm }

  return (
    <form
      ref={form}
      id={FILTER_PANEL_ID}
      popover="auto"
      method="get"
      action={list.path}
      onChange={(event) => {
        if (!isNumber(event.target)) apply(event)
      }}
      onInput={type}
      onBlur={leaveField}
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.hidePopover()
        apply(event)
      }}
      className="filter-panel"
      aria-label={t('filter.title')}
    >
      <div className="filter-head flex items-center justify-between gap-4 border-b border-line py-2 ps-gutter pe-2 desktop:border-b-0 desktop:p-0">
        <Heading level={2} size="subheading" className="desktop:sr-only">
          {t('filter.title')}
        </Heading>
        <span className="desktop:hidden">
          <IconButton label={t('common.close')} icon={IconClose} popoverTarget={FILTER_PANEL_ID} popoverTargetAction="hide" />
        </span>
      </div>
      <div className="filter-body">
        {list.hidden.map((entry) => (
          <input key={`${entry.name}=${entry.value}`} type="hidden" name={entry.name} value={entry.value} />
        ))}
        {list.sort === '0' ? null : <input type="hidden" name="sort" value={list.sort} />}
        <DestinationLine className="border-b border-line py-1 desktop:hidden" />
        {list.facets.map((facet, index) => (
          <FacetGroup key={facet.name} facet={facet} sliders={sliders} isOpen={index < 5 || facet.selected.length > 0 || isBounded(facet)} />
        ))}
      </div>
      <div className="filter-foot flex items-center gap-3 border-t border-line p-4 desktop:border-t-0 desktop:px-0 desktop:pt-5">
        <Button type="submit" variant="fill" block className="filter-apply">
          {t('filter.applyCount', { count: list.total })}
        </Button>
        {list.active.length > 0 ? (
          <TextLink href={list.clearHref} className="flex min-h-tap flex-none items-center text-sm">
            {t('filter.clear')}
          </TextLink>
        ) : null}
      </div>
    </form>
  )
}

function isNumber(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'text'
}

/** Half a number is less than it will be: bounds that stand the wrong way round, or cannot be read, may become right by the next key. */
function isInOrder(form: HTMLFormElement, range: string): boolean {
  const given = new FormData(form)
  const texts = ['from', 'to'].map((side) => given.get(`${range}_${side}`))
  if (!texts.every((text) => text === null || (typeof text === 'string' && /^\d*$/.test(text)))) return false
  const [from, to] = texts
  return !from || !to || Number(from) <= Number(to)
}

function isBounded({ bounds }: FacetView): boolean {
  return bounds !== null && bounds.from[1] + bounds.to[1] !== ''
}

function FacetGroup({ facet, sliders, isOpen }: { facet: FacetView; sliders: Omit<RangeFieldsProps, 'range'>; isOpen: boolean }) {
  const t = useTranslations('filter')
  const first = facet.options.filter(([value], index) => index < SHORT || facet.selected.includes(value))
  const rest = facet.options.filter((option) => !first.includes(option))
  return (
    <details open={isOpen} className="facet border-b border-line">
      <summary className="flex min-h-tap items-center justify-between py-3 text-sm font-semibold">{facet.title}</summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{facet.title}</legend>
        {facet.bounds ? <RangeFields range={{ name: facet.name, bounds: facet.bounds }} {...sliders} /> : null}
        <Options facet={facet} options={first} />
        {rest.length > 0 ? (
          <details className="facet-rest">
            <summary className="flex min-h-tap items-center text-sm text-muted underline underline-offset-4 desktop:min-h-10">{t('showAll')}</summary>
            <Options facet={facet} options={rest} />
          </details>
        ) : null}
      </fieldset>
    </details>
  )
}

// Of a list's HTML this is the most repeated part: its elements carry no class that their place could say.
function Options({ facet, options }: { facet: FacetView; options: FacetView['options'] }) {
  return options.map(([value, label, count]) => {
    const isSelected = facet.selected.includes(value)
    return (
      <label key={`${value}:${String(isSelected)}`} className="choice">
        <input type="checkbox" className="tick" name={facet.name} value={value} defaultChecked={isSelected} />
        <bdi>{label}</bdi>
        <small>{count}</small>
      </label>
    )
  })
}
