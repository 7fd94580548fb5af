import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { closeEnquiryForm, useShellState } from '#apps/site/client/shell-state.ts'
import { useLateComponent } from '#apps/site/client/use-late-component.ts'
import { useToast } from '#apps/site/ui/index.ts'

/** The enquiry form outside of the page's content; its code comes when it is first asked for, and then stays. */
export function EnquiryPanels() {
  const t = useTranslations('shell')
  const toast = useToast()
  const { openForm } = useShellState()
  const OpenEnquiry = useLateComponent(loadPanels, openForm.show)
  useEffect(() => {
    if (OpenEnquiry !== 'failed') return
    toast({ text: t('loadingFailed'), tone: 'failure', action: { label: t('askUs'), href: '/contactUs#enquiry' } })
    closeEnquiryForm()
  }, [OpenEnquiry, toast, t])
  return typeof OpenEnquiry === 'string' ? null : <OpenEnquiry />
}

function loadPanels() {
  return import('./open-enquiry.tsx').then((module) => module.OpenEnquiry)
}
