import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format.ts'
import { forgetKept } from '#apps/site/offline/forget-kept.ts'
import { listKept, type KeptPage } from '#apps/site/offline/kept-caches.ts'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Button, Heading, TextLink } from '#apps/site/ui/index.ts'

/** The vehicles and parts that this browser keeps, the last first, each with its age. */
export function KeptList() {
  const t = useTranslations('kept')
  const [pages, setPages] = useState<readonly KeptPage[] | null>(null)
  useEffect(() => {
    readSeen().then(setPages, () => setPages([]))
  }, [])
  function clear() {
    void forgetKept().then(() => setPages([]))
  }
  if (pages === null) return null
  return (
    <section aria-labelledby="seen">
      <div className="flex items-center justify-between gap-4">
        <Heading level={2} size="subheading" id="seen">
          {t('seen')}
        </Heading>
        {pages.length === 0 ? null : (
          <Button variant="quiet" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
      <div role="status">{pages.length === 0 ? <p className="py-4 text-muted">{t('nothing')}</p> : null}</div>
      <ul>
        {pages.map((page) => (
          <KeptLine key={page.address} page={page} />
        ))}
      </ul>
    </section>
  )
}

function KeptLine({ page: { address, title, at } }: { page: KeptPage }) {
  const t = useTranslations('kept')
  const locale = useLocale()
  const ending = ` · ${useSiteName()}`
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <li className="border-b border-line py-4">
      <TextLink href={address}>
        <bdi>{title.endsWith(ending) ? title.slice(0, -ending.length) : title}</bdi>
      </TextLink>
      <p className="text-sm leading-snug text-muted">{t('asOf', { moment: formatDateTime(locale, new Date(at), timeZone) })}</p>
    </li>
  )
}

/** The last kept of each address. Plain http has no caches. */
async function readSeen(): Promise<KeptPage[]> {
  if (!('caches' in globalThis)) return []
  const pages = (await listKept(caches)).filter(({ kind }) => kind === 'seen').toSorted((one, other) => other.at - one.at)
  return pages.filter(({ address }, index) => pages.findIndex((page) => page.address === address) === index)
}
