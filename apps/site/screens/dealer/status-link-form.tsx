import { useTranslations } from 'use-intl'
import { Button, Notice, TextField } from '#apps/site/ui/index.ts'

/** What became of the form; `message`: why it was not taken. */
export type StatusLinkAnswer = { isSent: boolean; message: string | null; values: { reference: string; mail: string } }

/** Asks for the status link once more. Posted with and without script alike; the answer never tells whether there is such an application. */
export function StatusLinkForm({ answer = null }: { answer?: StatusLinkAnswer | null }) {
  const t = useTranslations('dealer')
  const word = useTranslations('enquiry')
  const typed = answer?.isSent === false ? answer.values : null
  return (
    <form method="post" action="/netWork/status" aria-label={t('statusTitle')} className="@container grid gap-5">
      {answer?.isSent ? <Notice tone="success" live title={t('linkSent')} /> : null}
      {answer?.message ? <Notice tone="danger" live title={answer.message} /> : null}
      <div className="grid gap-4 @narrow:grid-cols-[1fr_1.4fr_auto] @narrow:items-end">
        <TextField
          label={t('reference')}
          name="reference"
          required
          maxLength={40}
          defaultValue={typed?.reference}
          placeholder="Q7K3-M2"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
        />
        <TextField label={word('email')} name="mail" type="email" required inputMode="email" autoComplete="email" maxLength={254} defaultValue={typed?.mail} />
        <Button type="submit" variant="secondary" className="@narrow:min-h-[max(44px,calc(var(--spacing)*11))]">
          {t('linkSend')}
        </Button>
      </div>
    </form>
  )
}
