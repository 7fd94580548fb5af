import { useTranslations } from 'use-intl'
import { siteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { Breadcrumbs, Button, ButtonLink, Container, EmptyState, Heading, TextLink, VehiclePicture } from '#apps/site/ui/index.ts'
import { FIXED_DRAWINGS } from '#apps/site/vehicle/fixed-drawings.ts'
import { AddCar, ChooseDrawn, ChooseShown } from './compare-forms.tsx'
import { ComparedCars } from './compared-cars.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { loadComparison } from './load-comparison.server.ts'
import type { Route } from './+types/route.ts'

/** `/compare?cars=a,b&beside=person` and its mobile twin: cars side by side, drawn to one scale (R11.4). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  return { title: site.t('compare.title'), description: site.t('compare.intro'), ...(await loadComparison(site)) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description } = loaderData
  return pageMeta(matches, { title, description, canonical: '/compare', isIndexed: false })
}

export default function CompareScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { view } = loaderData
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs
        label={t('common.breadcrumb')}
        items={[{ label: t('common.home'), href: '/' }, { label: t('menu.carList'), href: '/carList' }, { label: t('compare.title') }]}
      />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-10">
        <Heading level={1}>{t('compare.title')}</Heading>
        <p className="mt-3 text-muted">{t('compare.intro')}</p>
      </header>
      {view.cars.length === 0 ? <Empty view={view} /> : <Filled view={view} />}
    </Container>
  )
}

function Empty({ view }: { view: Route.ComponentProps['loaderData']['view'] }) {
  const t = useTranslations('compare')
  return (
    <div className="grid gap-8">
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        picture={<VehiclePicture drawing={FIXED_DRAWINGS.sedan} alt={null} />}
        action={
          <ButtonLink href="/carList" variant="secondary">
            {t('browse')}
          </ButtonLink>
        }
      />
      <AddCar view={view} />
    </div>
  )
}

function Filled({ view }: { view: Route.ComponentProps['loaderData']['view'] }) {
  const t = useTranslations('compare')
  const { scale } = view
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <ChooseShown view={view} />
      <ComparedCars cars={view.cars} />
      <AddCar view={view} />
      {scale === null ? null : (
        <section aria-labelledby="scale">
          <Heading level={2} id="scale" className="mb-6">
            {t('scaleTitle')}
          </Heading>
          <ChooseDrawn view={view} />
          <figure className="mt-6">
            <VehiclePicture drawing={scale.drawing} alt={scale.alt} className="w-full bg-stage" />
            <figcaption className="mt-3 text-sm text-muted">
              <span aria-hidden>{scale.alt}. </span>
              {t('gridNote')}
            </figcaption>
          </figure>
        </section>
      )}
      <section aria-labelledby="specification">
        <Heading level={2} id="specification">
          {t('specification')}
        </Heading>
        {view.cars.length > 1 ? (
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-muted">
            <p>{t('differsNote')}</p>
            <p className="flex flex-wrap gap-x-6 no-print">
              <TextLink href={`${view.otherRowsHref}#specification`} className="flex min-h-tap items-center">
                {view.isOnlyDifferent ? t('allRows') : t('onlyDifferent')}
              </TextLink>
              <Button variant="quiet" onClick={() => print()} className="noscript:hidden">
                {t('print')}
              </Button>
            </p>
          </div>
        ) : null}
        {view.isAlike && view.isOnlyDifferent ? <p className="mt-6">{t('noneDiffer')}</p> : null}
        {view.groups.length === 0 ? null : <ComparisonTable view={view} />}
      </section>
    </div>
  )
}
