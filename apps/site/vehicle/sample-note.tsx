import { useTranslations } from 'use-intl'
import { Notice } from '#apps/site/ui/index.ts'

/** Says that what the page shows is demonstration data. */
export function SampleNote() {
  const t = useTranslations('common')
  return <Notice title={t('sampleData')}>{t('sampleNote')}</Notice>
}
