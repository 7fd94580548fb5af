import { useTranslations } from 'use-intl'
import { dotted } from '#apps/site/text/dotted.ts'
import { Button, SelectField } from '#apps/site/ui/index.ts'
import { DIFFERENT, PERSON } from './compare-address.ts'
import type { CompareView } from './compare-view.ts'

/** Adds a car: a form that works without script. */
export function AddCar({ view }: { view: CompareView }) {
  const t = useTranslations('compare')
  if (view.more.length === 0) return null
  return (
    <form method="get" action="/compare" className="flex flex-wrap items-end gap-3">
      <Signs view={view} />
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

/** Chooses the two that are drawn to scale. */
export function ChooseDrawn({ view }: { view: CompareView }) {
  const t = useTranslations('compare')
  const { cars, scale } = view
  if (scale === null) return null
  const options = cars.map((car) => ({ value: car.sign, label: dotted([car.title, car.subtitle]) }))
  return (
    <form method="get" action="/compare" className="flex flex-wrap items-end gap-3" key={`${scale.first} ${scale.beside}`}>
      <Signs view={view} />
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

function Signs({ view }: { view: CompareView }) {
  const signsOf = (kind: 'car' | 'used') => view.cars.filter((car) => car.kind === kind).map(({ sign }) => sign)
  const [cars, used] = [signsOf('car'), signsOf('used')]
  return (
    <>
      {cars.length === 0 ? null : <input type="hidden" name="cars" value={cars.join(',')} />}
      {used.length === 0 ? null : <input type="hidden" name="used" value={used.join(',')} />}
      {view.isOnlyDifferent ? <input type="hidden" name="only" value={DIFFERENT} /> : null}
    </>
  )
}
