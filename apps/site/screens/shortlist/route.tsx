import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { isAppError } from '#contract/errors.ts'
import { findSharedShortlist, listShortlist } from '#core/domain/shortlist/index.ts'
import { enquiryAction } from '#apps/site/enquiry/enquiry-action.server.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { shortlistRows } from '#apps/site/shortlist/shortlist-view.server.ts'
import { Breadcrumbs, ButtonLink, Container, EmptyState, Heading, VehiclePicture } from '#apps/site/ui/index.ts'
import { FIXED_DRAWINGS } from '#apps/site/vehicle/fixed-drawings.ts'
import { SharedList } from './shared-list.tsx'
import type { SharedRow } from './shared-row.ts'
import type { Route } from './+types/route.ts'

export const action = enquiryAction

/** `/shortlist/{code}`: a list that somebody shared, with today's prices. For whoever has the link: kept and indexed by nobody (R11.7). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteContext(context)
  site.doNotCache()
  try {
    const items = await findSharedShortlist({ ctx: site.ctx, input: { code: params.code } })
    const things = await listShortlist({ ctx: site.ctx, input: { items } })
    const shown = await shortlistRows(site, things)
    const rows = shown.map((row, index): SharedRow => {
      const thing = things[index]
      const item = items.find(({ kind, sign }) => kind === row.kind && sign === row.sign)
      return {
        ...row,
        quantity: item?.quantity ?? 1,
        note: item?.note ?? '',
        model:
          thing?.kind === 'car'
            ? { id: thing.card.model_id, name: thing.card.model_name, brand: thing.card.brand_name, brandSign: thing.card.brand_sign }
            : null,
      }
    })
    return data({ title: site.t('shortlist.sharedTitle'), rows })
  } catch (error) {
    if (!isAppError(error) || error.key !== 'not_found') throw error
    return data({ title: site.t('shortlist.expiredTitle'), rows: null }, 404)
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return [...pageMeta(matches, { title: loaderData.title, canonical: '/myFavorite', isIndexed: false }), { name: 'referrer', content: 'same-origin' }]
}

export default function SharedShortlistScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { title, rows } = loaderData
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: title }]} />
      {rows === null || rows.length === 0 ? (
        <EmptyState
          level={1}
          title={t('shortlist.expiredTitle')}
          text={t('shortlist.expiredText')}
          picture={<VehiclePicture drawing={FIXED_DRAWINGS.suv} alt={null} />}
          action={
            <ButtonLink href="/carList" variant="primary">
              {t('shortlist.browse')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-10">
            <Heading level={1}>{title}</Heading>
            <p className="mt-3 text-muted">{t('shortlist.sharedIntro')}</p>
          </header>
          <SharedList rows={rows} />
        </>
      )}
    </Container>
  )
}
