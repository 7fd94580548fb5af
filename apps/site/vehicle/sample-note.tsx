import { useTranslations } from 'use-intl'
import { Notice } from '#apps/site/ui/index.ts'

/** Says that what the page shows is demonstration data; `text` where it is to say what of. */
export function SampleNote({ text }: { text?: string }) {
  const t = useTranslations('common')
  return <Notice title={t('sampleData')}>{text ?? t('sampleNote')}</Notice>
}
