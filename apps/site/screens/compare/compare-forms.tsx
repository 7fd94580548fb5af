import { useTranslations } from 'use-intl'
import { DestinationField } from '#apps/site/site-data/destination-field.tsx'
import { dotted } from '#apps/site/text/dotted.ts'
import { Button, Checkbox, Notice, SelectField } from '#apps/site/ui/index.ts'
import { PERSON } from './compare-address.ts'
import type { CompareView } from './compare-view.ts'

/** Adds a car: a form that works without script. */
export function AddCar({ view }: { view: CompareView }) {
  const t = useTranslations('compare')
  if (view.more.length === 0) return null
  return (
    <form method="get" action="/compare" className="flex flex-wrap items-end gap-3 no-print">
      <Hidden fields={view.fields} />
      <SelectField
        name="add"
        label={t('add')}
        dir="ltr"
        defaultValue=""
        className="min-w-0 flex-1 basis-60"
        options={[{ value: '', label: t('choose') }, ...view.more]}
      />
      <Button type="submit" variant={view.cars.length === 0 ? 'primary' : 'secondary'}>
        {t('addButton')}
      </Button>
    </form>
  )
}

/** Says which vehicles of the address do not stand here, and lets others take their places. */
export function ChooseShown({ view: { leftOut, ticks, fields } }: { view: CompareView }) {
  const t = useTranslations('compare')
  if (leftOut === null) return null
  return (
    <form method="get" action="/compare" key={leftOut}>
      <Hidden fields={fields.filter(([name]) => name !== 'show')} />
      <Notice>
        <fieldset>
          <legend className="font-semibold">{leftOut}</legend>
          <div className="flex flex-wrap gap-x-6 pt-2 pb-4 no-print">
            {ticks.map(({ value, label, isShown }) => (
              <Checkbox key={value} name="show" value={value} label={<bdi>{label}</bdi>} defaultChecked={isShown} />
            ))}
          </div>
          <Button type="submit" variant="secondary" className="no-print">
            {t('showTicked')}
          </Button>
        </fieldset>
      </Notice>
    </form>
  )
}

/** Chooses the two that are drawn to scale. */
export function ChooseDrawn({ view }: { view: CompareView }) {
  const t = useTranslations('compare')
  const { cars, scale } = view
  if (scale === null) return null
  const options = cars.map((car) => ({ value: car.sign, label: dotted([car.title, car.subtitle]) }))
  return (
    <form method="get" action="/compare" className="flex flex-wrap items-end gap-3 no-print" key={`${scale.first} ${scale.beside}`}>
      <Hidden fields={view.fields} />
      <SelectField name="first" dir="ltr" label={t('drawFirst')} defaultValue={scale.first} className="min-w-0 flex-1 basis-60" options={options} />
      <SelectField
        name="beside"
        dir="ltr"
        label={t('drawBeside')}
        defaultValue={scale.beside}
        className="min-w-0 flex-1 basis-60"
        options={[...options, { value: PERSON, label: t('person') }]}
      />
      <Button type="submit">{t('draw')}</Button>
    </form>
  )
}

function Hidden({ fields }: Pick<CompareView, 'fields'>) {
  return (
    <>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DestinationField />
    </>
  )
}
