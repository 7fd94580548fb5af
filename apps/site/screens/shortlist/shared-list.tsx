import { useTranslations } from 'use-intl'
import { SHORTLIST_KINDS } from '#contract/shortlist-values.ts'
import { compareThings, MOST_COMPARED } from '#apps/site/shortlist/compare-things.ts'
import { GroupTitle } from '#apps/site/shortlist/group-title.tsx'
import { ShortlistLine } from '#apps/site/shortlist/shortlist-line.tsx'
import { ItemFields } from '#apps/site/enquiry/asked-items.tsx'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { Button, ButtonLink, Heading, useToast } from '#apps/site/ui/index.ts'
import type { SharedRow } from './shared-row.ts'
import { takeOver } from './take-over.ts'

/** What somebody put together: to be read, compared, asked about, and taken over (R11.7). */
export function SharedList({ rows }: { rows: readonly SharedRow[] }) {
  const t = useTranslations('shortlist')
  const toast = useToast()
  const vehicles = rows.filter(({ kind }) => kind !== 'part')
  const kinds = SHORTLIST_KINDS.filter((kind) => rows.some((row) => row.kind === kind))
  return (
    <>
      <div className="flex flex-wrap items-center gap-4 border-b border-line pb-4">
        <p className="text-muted">{t('count', { count: rows.length })}</p>
        <div className="flex flex-wrap gap-4 no-print max-phablet:w-full desktop:ms-auto">
          <Button
            variant="secondary"
            onClick={() => {
              takeOver(rows)
              toast({ text: t('taken'), tone: 'success' })
            }}
            className="max-phablet:w-full noscript:hidden"
          >
            {t('takeOver')}
          </Button>
          {vehicles.length > 1 ? (
            <ButtonLink href={compareThings(vehicles)} variant="secondary" className="max-phablet:w-full">
              {t(vehicles.length > MOST_COMPARED ? 'compareFirst' : 'compare')}
            </ButtonLink>
          ) : null}
          <ButtonLink href="#ask" variant="primary" className="max-phablet:w-full">
            {t('askAll')}
          </ButtonLink>
        </div>
      </div>
      {kinds.map((kind) => (
        <div key={kind}>
          {kinds.length === 1 ? null : <GroupTitle kind={kind} />}
          <ul>
            {rows
              .filter((row) => row.kind === kind)
              .map((row) => (
                <ShortlistLine key={row.sign} row={row}>
                  <SharedNote row={row} />
                </ShortlistLine>
              ))}
          </ul>
        </div>
      ))}
      <section id="ask" aria-labelledby="ask-title" className="max-w-column pt-section no-print">
        <Heading level={2} id="ask-title" className="mb-6">
          {t('askAll')}
        </Heading>
        <EnquiryForm origin="favorites" remark={t('remarkTemplate')}>
          <ItemFields items={rows} />
        </EnquiryForm>
      </section>
    </>
  )
}

function SharedNote({ row: { quantity, note } }: { row: SharedRow }) {
  if (quantity === 1 && note === '') return null
  return (
    <p className="mt-3 text-sm wrap-anywhere">
      <span className="font-semibold tabular-nums">{`${quantity} ×`}</span> {note}
    </p>
  )
}
