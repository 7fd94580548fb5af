import { useTranslations } from 'use-intl'
import { addThing } from '#apps/site/favorite/saved-things.ts'
import { PLAIN, readNote, thingKey, writeNote } from '#apps/site/shortlist/notes.ts'
import { Button, useToast } from '#apps/site/ui/index.ts'
import type { PartNumbersView } from './part-numbers-view.ts'

/** Puts the parts that were found on the buyer's list, with their pieces and notes; what stands there already stays as it is. */
export function KeepParts({ parts }: Pick<PartNumbersView, 'parts'>) {
  const t = useTranslations('partNumbers')
  const toast = useToast()
  if (parts.length === 0) return null

  function keep() {
    for (const { sign, name, quantity, note } of parts) {
      addThing({ kind: 'part', sign, name })
      const key = thingKey({ kind: 'part', sign })
      if (readNote(key) === PLAIN) writeNote(key, { quantity, note })
    }
    toast({ text: t('kept', { count: parts.length }), tone: 'success' })
  }

  return (
    <Button variant="secondary" onClick={keep} className="max-phablet:w-full noscript:hidden">
      {t('keep')}
    </Button>
  )
}
