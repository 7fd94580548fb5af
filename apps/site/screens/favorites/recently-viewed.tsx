import { useTranslations } from 'use-intl'
import { forgetKept } from '#apps/site/offline/forget-kept.ts'
import { thingKey } from '#apps/site/shortlist/notes.ts'
import { ShortlistLine } from '#apps/site/shortlist/shortlist-line.tsx'
import { useRows } from '#apps/site/shortlist/use-rows.ts'
import { forgetViewed, useViewed } from '#apps/site/shortlist/viewed.ts'
import { Button, Heading } from '#apps/site/ui/index.ts'

/** With what is kept of it for the time without a line. */
function forget() {
  forgetViewed()
  void forgetKept()
}

/** What was opened on this device and does not stand on the list (R11.9); nothing before anything was. */
export function RecentlyViewed({ saved }: { saved: ReadonlySet<string> }) {
  const t = useTranslations('shortlist')
  const viewed = useViewed().filter((thing) => !saved.has(thingKey(thing)))
  const { byKey } = useRows(viewed)
  const rows = viewed.flatMap((thing) => byKey?.get(thingKey(thing)) ?? [])
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="viewed" className="mt-14 no-print">
      <div className="flex items-center justify-between gap-4">
        <Heading level={2} id="viewed">
          {t('viewed')}
        </Heading>
        <Button variant="quiet" onClick={forget}>
          {t('forget')}
        </Button>
      </div>
      <ul className="grid gap-x-8 phablet:grid-cols-2">
        {rows.map((row) => (
          <ShortlistLine key={thingKey(row)} row={row} />
        ))}
      </ul>
    </section>
  )
}
