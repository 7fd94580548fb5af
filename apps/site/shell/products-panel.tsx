import { BRAND_GRID_CAPS } from '#contract/vehicle.ts'
import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { AutoTypeEntry, Brand } from '#contract/brand.ts'
import { Anchor, BrandMark, ButtonLink, IconArrowEnd, Skeleton, TextLink } from '#apps/site/ui/index.ts'
import { FINDER_PATH } from '#apps/site/site-data/finder-path.ts'
import { brandsOfLetter, LETTERS, usedLetters } from './brand-letters.ts'
import type { ProductsState } from './products-data.ts'
import { useTypeLabel } from './use-type-label.ts'

const GROUPS = [
  ['auto_type', 'autoType'],
  ['fuel_type', 'fuelType'],
  ['other_type', 'otherType'],
] as const

/** Inside of the products panel: letters, brands, types (R4.4). */
export function ProductsPanel({ products, allHref }: { products: ProductsState; allHref: string }) {
  const t = useTranslations()
  const [letter, setLetter] = useState<string | null>(null)
  const finderHref = useFinderHref()
  if (products === 'failed') return <Failed />
  const brands = products === 'waiting' ? null : products.brands
  const shown = brandsOfLetter(brands ?? [], letter)
  return (
    <div
      role="presentation"
      onKeyDown={walk}
      className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_calc(var(--unit)*200)] gap-8 wide:grid-cols-[minmax(0,1fr)_calc(var(--unit)*372)] wide:gap-12"
    >
      <div className="min-w-0">
        <LetterFilter brands={brands ?? []} letter={letter} onChoose={setLetter} />
        {brands === null ? <Waiting /> : null}
        <BrandGroup title={t('products.passengerBrands')} brands={shown} type={1} />
        <BrandGroup title={t('products.commercialBrands')} brands={shown} type={2} />
        {brands !== null && shown.length === 0 ? <p className="py-6 text-muted">{t('products.noBrandsForLetter')}</p> : null}
      </div>
      <div className="flex flex-col gap-4 border-s border-line ps-8">
        <div className="grid gap-4 wide:grid-flow-col wide:grid-cols-2 wide:grid-rows-[auto_1fr] wide:gap-x-8">
          {GROUPS.map(([group, title]) => (
            <TypeGroup
              key={group}
              title={t(`products.${title}`)}
              types={products === 'waiting' ? [] : products.types.filter((type) => type.group === group)}
              className={group === 'auto_type' ? 'wide:row-span-2' : undefined}
            />
          ))}
        </div>
        <TextLink quiet href={allHref} className="text-sm font-semibold">
          {t('products.browseAll')}
        </TextLink>
        <TextLink quiet href={finderHref} className="text-sm font-semibold">
          {t('home.finder')}
        </TextLink>
        <Anchor
          href="/autoChina"
          className="mt-auto flex items-center gap-2 border-t border-line pt-4 text-sm font-semibold underline-offset-4 hover:underline"
        >
          <span className="min-w-0 flex-1">{t('products.exploreAutoChina')}</span>
          <IconArrowEnd aria-hidden className="size-5 flex-none rtl:mirrored" strokeWidth={1.75} />
        </Anchor>
      </div>
    </div>
  )
}

/**
 * Of letters, makers and types one in each group stops Tab, so that everything is a few keys away; arrows, Home and End go from one to the next, as
 * in a toolbar (WAI-ARIA Authoring Practices, roving focus).
 */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target instanceof HTMLElement ? event.target : null
  const all = [...(from?.closest('ul, [role=group]')?.querySelectorAll<HTMLElement>('a, button:enabled') ?? [])]
  const at = from ? all.indexOf(from) : -1
  if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return
  const isTurned = from !== null && getComputedStyle(from).direction === 'rtl'
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ArrowRight: isTurned ? at - 1 : at + 1,
    ArrowLeft: isTurned ? at + 1 : at - 1,
    Home: 0,
    End: all.length - 1,
  }[event.key]
  if (to === undefined) return
  event.preventDefault()
  all[to]?.focus()
}

/** The guided finder; from a list with what is chosen there (R7.21), which lists alone have the code for. */
function useFinderHref(): string {
  const { pathname, search } = useLocation()
  const [href, setHref] = useState(FINDER_PATH)
  useEffect(() => {
    const condition = pathname === '/carList' ? 'new' : pathname === '/usedCars' ? 'used' : null
    if (condition === null) return setHref(FINDER_PATH)
    let isLeft = false
    import('#apps/site/list/finder-address.ts')
      .then(({ finderHrefOfList }) => isLeft || setHref(finderHrefOfList(condition, new URLSearchParams(search))))
      .catch(() => {})
    return () => void (isLeft = true)
  }, [pathname, search])
  return href
}

function LetterFilter({ brands, letter, onChoose }: { brands: readonly Brand[]; letter: string | null; onChoose: (letter: string | null) => void }) {
  const t = useTranslations('products')
  const used = usedLetters(brands)
  return (
    <div role="group" aria-label={t('brandsByLetter')} dir="ltr" className="flex flex-wrap rtl:justify-end wide:gap-0.5">
      {[null, ...LETTERS].map((entry) => (
        <button
          key={entry ?? 'all'}
          type="button"
          aria-pressed={entry === letter}
          tabIndex={entry === letter ? 0 : -1}
          disabled={entry !== null && !used.has(entry)}
          onClick={() => onChoose(entry)}
          className={clsx(
            'h-10 min-w-6 rounded-xs px-1 wide:min-w-7 text-sm transition-colors disabled:text-muted disabled:opacity-45',
            entry === letter ? 'bg-fill text-on-fill' : 'hover:bg-sunken',
          )}
        >
          {entry ?? t('allLetters')}
        </button>
      ))}
    </div>
  )
}

function BrandGroup({ title, brands, type }: { title: string; brands: readonly Brand[]; type: 1 | 2 }) {
  const t = useTranslations('products')
  const common = useTranslations('common')
  const own = brands.filter((brand) => brand.type === type)
  if (own.length === 0) return null
  return (
    <section className="mt-4">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h3 className="text-sm font-semibold">{title}</h3>
        <TextLink quiet href={`/carList?type=${type}`} className="text-sm text-muted" aria-label={common('labelled', { label: t('moreBrands'), value: title })}>
          {t('moreBrands')}
        </TextLink>
      </div>
      <ul className="-mx-2 grid grid-cols-4 wide:-mx-1 wide:grid-cols-5 wide:gap-y-0.5">
        {own.slice(0, BRAND_GRID_CAPS[type]).map((brand, at) => (
          <li key={brand.brand_sign}>
            <Anchor
              href={`/brand/${brand.brand_sign}`}
              tabIndex={at === 0 ? 0 : -1}
              className="group flex min-h-8 items-center gap-3 px-2 hover:bg-sunken wide:px-1 wide:py-1"
            >
              <BrandMark brandSign={brand.brand_sign} brandName={brand.brand_name} size="sm" className="max-wide:hidden" />
              <bdi className="min-w-0 text-sm leading-snug">{brand.brand_name}</bdi>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TypeGroup({ title, types, className }: { title: string; types: readonly AutoTypeEntry[]; className?: string }) {
  const labelOf = useTypeLabel()
  return (
    <section className={className}>
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <ul>
        {types.map((type, at) => (
          <li key={type.type_sign}>
            <Anchor
              href={type.url}
              tabIndex={at === 0 ? 0 : -1}
              className="-mx-2 flex items-baseline justify-between gap-3 px-2 py-0.5 leading-snug hover:bg-sunken"
            >
              <span className="text-sm leading-snug">{labelOf(type)}</span>
              <span className="text-sm leading-snug text-muted tabular-nums">{type.car_count}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting() {
  return (
    <div className="mt-8 grid grid-cols-3 gap-x-6 gap-y-4 wide:grid-cols-5">
      {Array.from({ length: 15 }, (_, index) => (
        <Skeleton key={index} className="h-9" />
      ))}
    </div>
  )
}

function Failed() {
  const t = useTranslations()
  return (
    <div className="mx-auto flex max-w-page flex-wrap items-center gap-4">
      <p className="text-muted">{t('errors.requestFailed')}</p>
      <ButtonLink href="/menuCar" size="sm">
        {t('products.title')}
      </ButtonLink>
      <ButtonLink href="/autoChina" size="sm" variant="quiet">
        {t('products.exploreAutoChina')}
      </ButtonLink>
    </div>
  )
}
