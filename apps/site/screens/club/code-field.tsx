import { useTranslations } from 'use-intl'
import { Field, TextInput } from '#apps/site/ui/index.ts'

/** The code of a mail: brought by the link, or pasted by hand. */
export function CodeField({ known, error }: { known: string | null; error?: string }) {
  const t = useTranslations('club')
  if (known !== null) return <input type="hidden" name="code" value={known} />
  return (
    <Field label={t('code')} error={error} required>
      {(control) => (
        <TextInput
          {...control}
          name="code"
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          className="rtl:text-end"
        />
      )}
    </Field>
  )
}
