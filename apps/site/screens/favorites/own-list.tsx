import { useTranslations } from 'use-intl'
import { SHORTLIST_KINDS } from '#contract/shortlist-values.ts'
import { formatDateTime } from '#i18n/format.ts'
import { alertThingsHref } from '#apps/site/alert/alert-things-href.ts'
import { removeFavorite, useFavorites } from '#apps/site/favorite/favorites.ts'
import { AskLink } from '#apps/site/shell/ask-link.tsx'
import { compareThings, MOST_COMPARED } from '#apps/site/shortlist/compare-things.ts'
import { GroupTitle } from '#apps/site/shortlist/group-title.tsx'
import { thingKey } from '#apps/site/shortlist/notes.ts'
import { removeThing } from '#apps/site/favorite/saved-things.ts'
import { ShareList } from '#apps/site/shortlist/share-list.tsx'
import { NamedLine, ShortlistLine } from '#apps/site/shortlist/shortlist-line.tsx'
import { useRows, type Rows } from '#apps/site/shortlist/use-rows.ts'
import type { WantedThing } from '#apps/site/shortlist/wanted-things.ts'
import { WantedFields } from '#apps/site/shortlist/wanted-fields.tsx'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Button, ButtonLink, IconButton, IconTrash, Notice, Skeleton } from '#apps/site/ui/index.ts'
import { aboutFavorites } from './about-favorites.ts'

/** What this browser keeps, with today's pictures, prices and availability (R11.5). */
export function OwnList({ things }: { things: readonly WantedThing[] }) {
  const rows = useRows(things)
  const kinds = SHORTLIST_KINDS.filter((kind) => things.some((thing) => thing.kind === kind))
  return (
    <>
      <OwnActions things={things.map((thing) => ({ ...thing, landed: rows.byKey?.get(thingKey(thing))?.landed }))} />
      <NoLine rows={rows} />
      {kinds.map((kind) => (
        <div key={kind}>
          {kinds.length === 1 ? null : <GroupTitle kind={kind} />}
          <ul aria-busy={rows.state === 'waiting'}>
            {things
              .filter((thing) => thing.kind === kind)
              .map((thing) => (
                <OwnLine key={thing.sign} thing={thing} rows={rows} />
              ))}
          </ul>
        </div>
      ))}
    </>
  )
}

/** Says how old the rows are, or that nothing but the names is known. */
function NoLine({ rows }: { rows: Rows }) {
  const t = useTranslations()
  const locale = useLocale()
  if (rows.state !== 'kept' && rows.state !== 'offline') return null
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <div className="mt-4">
      <Notice tone="warning" live>
        {rows.state === 'kept' ? t('kept.rows', { moment: formatDateTime(locale, new Date(rows.at), timeZone) }) : t('shortlist.offline')}
      </Notice>
    </div>
  )
}

function OwnActions({ things }: { things: readonly WantedThing[] }) {
  const t = useTranslations('shortlist')
  const alert = useTranslations('alert')
  const favorites = useFavorites()
  const vehicles = things.filter(({ kind }) => kind !== 'part')
  return (
    <>
      <div className="flex flex-wrap items-center gap-4 border-b border-line pb-4">
        <p role="status" className="text-muted">
          {t('count', { count: things.length })}
        </p>
        <Button variant="quiet" onClick={() => print()} className="no-print desktop:ms-auto">
          {t('print')}
        </Button>
        {vehicles.length > 1 ? (
          <ButtonLink href={compareThings(vehicles)} variant="secondary" className="no-print max-phablet:w-full">
            {t(vehicles.length > MOST_COMPARED ? 'compareFirst' : 'compare')}
          </ButtonLink>
        ) : null}
        <ButtonLink href={alertThingsHref(things)} variant="secondary" className="no-print max-phablet:w-full">
          {alert('tellThings')}
        </ButtonLink>
        <AskLink
          variant="primary"
          subject={{ ...aboutFavorites(things.length === favorites.length ? favorites : []), type: 'dialog', remark: t('remarkTemplate'), items: things }}
          className="no-print max-phablet:w-full"
        >
          {t('askAll')}
        </AskLink>
      </div>
      <ShareList things={things} />
    </>
  )
}

function OwnLine({ thing, rows }: { thing: WantedThing; rows: Rows }) {
  const t = useTranslations()
  const favorites = useFavorites()
  const row = rows.byKey?.get(thingKey(thing))
  const remove = () => {
    const { kind, sign } = thing
    if (kind !== 'car') return removeThing({ kind, sign })
    const favorite = favorites.find((car) => car.model_sign === sign || String(car.model_id) === sign)
    if (favorite !== undefined) removeFavorite(favorite.model_id)
  }
  const action = (
    <IconButton label={t('common.labelled', { label: t('favorites.remove'), value: thing.name })} icon={IconTrash} onClick={remove} className="no-print" />
  )
  if (row !== undefined)
    return (
      <ShortlistLine row={row} action={action}>
        <WantedFields thing={thing} least={row.least} />
      </ShortlistLine>
    )
  if (rows.state === 'waiting')
    return (
      <li className="border-b border-line py-4">
        <Skeleton className="h-20" />
      </li>
    )
  return <NamedLine name={thing.name} note={rows.state === 'known' ? t('shortlist.gone') : null} action={action} />
}
