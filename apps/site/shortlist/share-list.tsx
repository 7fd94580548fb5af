import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DESTINATION_NAME } from '#contract/destination.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { Button, ButtonLink, IconPlus, TextField, useToast } from '#apps/site/ui/index.ts'
import { newWindow } from '#apps/site/contact/contact-channels.tsx'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { requestLink } from './request-link.ts'
import type { WantedThing } from './wanted-things.ts'

/** Makes a link of the list as it is now, and the ways to hand it on (R11.7); its prices are those at the destination that the page speaks of. A list that was changed needs a link of its own. */
export function ShareList({ things }: { things: readonly WantedThing[] }) {
  const t = useTranslations('shortlist')
  const toast = useToast()
  const lang = useLocale()
  const { destination } = useSiteData()
  const field = useRef<HTMLInputElement>(null)
  const [made, setMade] = useState({ of: '', link: '' })
  const [isBusy, setIsBusy] = useState(false)
  const now = JSON.stringify(things)
  const link = made.of === now ? made.link : ''

  async function make() {
    setIsBusy(true)
    const code = await requestLink(things, lang)
    setIsBusy(false)
    if (code === null) toast({ text: t('shareFailed'), tone: 'failure' })
    else setMade({ of: now, link: `${location.origin}/shortlist/${code}${destination === null ? '' : `?${DESTINATION_NAME}=${destination.code}`}` })
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      // Without the right to the clipboard: selected, so that a key or a long press copies it.
      field.current?.select()
      return
    }
    toast({ text: t('copied'), tone: 'success' })
  }

  // Signs that isolate the link in right-to-left text would become a part of it where it is read as an address.
  const message = encodeURIComponent(t('message', { link }).replaceAll(/[\u2066-\u2069]/g, ''))
  const whatsapp = `https://wa.me/?text=${message}`
  return (
    <details className="group border-b border-line no-print">
      <summary className="flex min-h-tap items-center justify-between gap-3 py-2 hover:text-accent-text">
        {t('share')}
        <IconPlus aria-hidden className="size-5 flex-none transition-transform group-open:rotate-45" strokeWidth={1.75} />
      </summary>
      <div className="grid gap-4 pb-5">
        <p className="max-w-text text-sm text-muted">{t('shareText')}</p>
        {link === '' ? (
          <Button variant="secondary" busy={isBusy} onClick={() => void make()} className="justify-self-start">
            {t('makeLink')}
          </Button>
        ) : (
          <>
            <TextField ref={field} label={t('link')} type="url" readOnly value={link} onFocus={({ target }) => target.select()} />
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onClick={() => void copy()}>
                {t('copy')}
              </Button>
              <ButtonLink variant="secondary" href={whatsapp} {...newWindow(whatsapp)}>
                {t('byWhatsApp')}
              </ButtonLink>
              <ButtonLink variant="secondary" href={`mailto:?body=${message}`}>
                {t('byMail')}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </details>
  )
}
