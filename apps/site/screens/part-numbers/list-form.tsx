import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PART_LIST_LIMITS } from '#contract/part-list-values.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Button, Notice, TextAreaField, TextField } from '#apps/site/ui/index.ts'
import { readListFile } from './read-list-file.ts'

/** Where the numbers are pasted, or a CSV file is put in; posted as a document, with and without script. */
export function ListForm({ text, fault }: { text: string; fault: string | null }) {
  const t = useTranslations('partNumbers')
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <form method="post" action="#list" className="grid gap-5">
      <TextAreaField
        ref={field}
        label={t('label')}
        hint={t('hint')}
        error={fault ?? undefined}
        name="list"
        dir="ltr"
        rows={text === '' ? 10 : 6}
        maxLength={PART_LIST_LIMITS.signs}
        placeholder={EXAMPLE}
        spellCheck={false}
        autoComplete="off"
        defaultValue={text}
      />
      <ListFile onRead={(read) => field.current && (field.current.value = read)} />
      <Button type="submit" variant={text === '' ? 'primary' : 'secondary'} className="justify-self-start max-phablet:w-full">
        {t('check')}
      </Button>
    </form>
  )
}

const EXAMPLE = '1012010-FA01\t50\n3501080XKZ\t4'

/** Reads a file in the browser into the field, where it can be looked at before it is sent. */
function ListFile({ onRead }: { onRead: (text: string) => void }) {
  const t = useTranslations('partNumbers')
  const locale = useLocale()
  const [hasFailed, setFailed] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  async function read(file: File | undefined) {
    if (file === undefined) return
    const text = await readListFile(file, locale)
    setFailed(text === null)
    if (text !== null) onRead(text.slice(0, PART_LIST_LIMITS.signs))
  }

  // A file that was chosen before the client was there.
  const readEarly = useEffectEvent(() => void read(box.current?.querySelector('input')?.files?.[0]))
  useEffect(() => readEarly(), [])

  return (
    <div ref={box} className="grid gap-3 noscript:hidden">
      <TextField label={t('file')} type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={({ target }) => void read(target.files?.[0])} />
      {hasFailed ? (
        <Notice tone="warning" live>
          {t('fileFailed')}
        </Notice>
      ) : null}
    </div>
  )
}
