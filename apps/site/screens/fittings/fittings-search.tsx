import { useRef } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEarlyChange } from '#apps/site/client/use-early-change.ts'
import { DestinationField } from '#apps/site/site-data/destination-field.tsx'
import { useChosenQuery } from '#apps/site/list/use-chosen-query.ts'
import { FITTINGS_PATH, fittingsAddress } from '#apps/site/list/fittings-address.ts'
import { RangeFields } from '#apps/site/list/range-fields.tsx'
import { useNear } from '#apps/site/list/use-near.ts'
import { Button, Chip, IconSearch, Select, SelectField, TextField } from '#apps/site/ui/index.ts'
import type { FittingsView } from './fittings-view.ts'

/** The order stands above the list, away from the form it belongs to. */
const FORM_ID = 'fittings-search'

/** Word and brand: a GET form that needs no script; with script a choice applies at once. */
export function FittingsSearch({ form }: { form: FittingsView['form'] }) {
  const t = useTranslations()
  const open = useOpenForm()
  const categories = useChosenQuery().getAll('category')
  const element = useRef<HTMLFormElement>(null)
  useEarlyChange(element, open)
  const isNear = useNear(element)
  return (
    <search>
      <form
        ref={element}
        id={FORM_ID}
        method="get"
        action={FITTINGS_PATH}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          open(event.currentTarget)
        }}
        // A number is not read before it is typed to its end.
        onBlur={({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
          if (target instanceof HTMLInputElement && target.type === 'text' && target.value !== target.defaultValue) open(currentTarget)
        }}
        className="grid items-end gap-3 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
      >
        <DestinationField />
        {categories.map((value) => (
          <input key={value} type="hidden" name="category" value={value} />
        ))}
        <div className="flex items-end gap-2">
          <TextField
            key={form.word}
            label={t('fittings.search')}
            type="search"
            name="word"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('fittings.searchPlaceholder')}
            defaultValue={form.word}
            className="flex-1"
          />
          <Button type="submit" variant="fill" icon={IconSearch} className="flex-none">
            {t('shell.search')}
          </Button>
        </div>
        <SelectField
          key={form.brand}
          label={t('fittings.brand')}
          name="brand"
          options={form.brands}
          defaultValue={form.brand}
          onChange={(event) => open(event.currentTarget.form, ['model', 'year'])}
        />
        <FitFields form={form} open={open} />
        {form.ranges.map((range) => (
          <fieldset key={range.name} className="desktop:col-span-2">
            <legend className="sr-only">{range.title}</legend>
            <RangeFields range={range} path={FITTINGS_PATH} isNear={isNear} onSlide={open} />
          </fieldset>
        ))}
      </form>
    </search>
  )
}

/** The order of the list, a part of the search form. */
export function FittingsOrder({ sort, word }: { sort: string; word: string }) {
  const t = useTranslations()
  const open = useOpenForm()
  return (
    <div className="flex min-w-0 items-center gap-2 max-desktop:flex-[1_1_calc(var(--spacing)*40)] max-desktop:justify-end">
      <label htmlFor="sort" className="flex-none text-sm text-muted max-desktop:sr-only">
        {t('list.sort')}
      </label>
      <Select
        key={sort}
        id="sort"
        name="sort"
        form={FORM_ID}
        defaultValue={sort}
        onChange={(event) => open(event.currentTarget.form)}
        className="min-w-0"
        options={[
          { value: '0', label: word ? t('list.bestMatch') : t('list.sort0') },
          { value: '6', label: t('list.sort6') },
          { value: '1', label: t('list.sort1') },
          { value: '2', label: t('list.sort2') },
        ]}
      />
      <noscript>
        <button type="submit" form={FORM_ID} className="filter-button">
          {t('common.confirm')}
        </button>
      </noscript>
    </div>
  )
}

type OpenForm = ReturnType<typeof useOpenForm>

/** The vehicle's model once a brand is chosen, then its year. Without script the form is sent between the steps. */
function FitFields({ form, open }: { form: FittingsView['form']; open: OpenForm }) {
  const t = useTranslations('fittings')
  if (form.models === null) return null
  return (
    <div className="grid grid-cols-2 gap-3 desktop:col-span-2 desktop:grid-cols-3">
      <SelectField
        key={`${form.brand} ${form.model}`}
        label={t('model')}
        name="model"
        options={form.models}
        defaultValue={form.model}
        onChange={(event) => open(event.currentTarget.form, ['year'])}
      />
      {form.years === null ? null : (
        <SelectField
          key={`${form.model} ${form.year}`}
          label={t('year')}
          name="year"
          options={form.years}
          defaultValue={form.year}
          onChange={(event) => open(event.currentTarget.form)}
        />
      )}
    </div>
  )
}

function useOpenForm() {
  const navigate = useNavigate()
  return (form: HTMLFormElement | null, without: readonly string[] = []) => {
    if (!form) return
    const given = [...new FormData(form)].filter(([name]) => !without.includes(name))
    const typed = new URLSearchParams(given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
    void navigate(fittingsAddress(typed), { preventScrollReset: true })
  }
}

/** Categories as links with their number of fittings: rows on desktop, one row to push on phones. */
export function CategoryChips({ chips }: { chips: FittingsView['chips'] }) {
  const t = useTranslations('fittings')
  const query = useChosenQuery()
  if (chips.length === 0) return null
  return (
    <nav aria-label={t('categories')} className="-mx-gutter overflow-x-auto px-gutter py-1 desktop:mx-0 desktop:overflow-visible desktop:px-0">
      <ul className="flex w-max gap-2 desktop:w-auto desktop:flex-wrap">
        {chips.map((chip) => (
          <li key={chip.value ?? ''} className="flex-none">
            <Chip href={fittingsAddress(query, { category: chip.value })} selected={chip.isSelected} count={chip.count}>
              {chip.label}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
