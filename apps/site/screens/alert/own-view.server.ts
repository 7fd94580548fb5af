import type { AlertView } from '#contract/alert.ts'
import { ALERT_LIST_PATHS } from '#contract/alert-values.ts'
import { formatDate } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import type { OwnAlertView } from './own-view.ts'

/** An alert in the words of the page's language. */
export function ownAlertView({ t, locale }: SiteLanguage, alert: AlertView): OwnAlertView {
  if (alert.state === 'ended')
    return { state: 'ended', title: t('alert.endedTitle'), text: t('alert.endedText'), label: '', things: [], listHref: null, button: null }
  const { state, kind, label, query, names } = alert
  const date = formatDate(locale, alert.ends_at)
  const things = kind === 'things' ? names : []
  const common = { state, label, things, listHref: kind === 'things' ? null : `${ALERT_LIST_PATHS[kind]}?${query}` }
  switch (state) {
    case 'pending':
      return { ...common, title: t('alert.pendingTitle'), text: t('alert.pendingText', { date }), button: { intent: 'confirm', label: t('alert.confirm') } }
    case 'running':
      return { ...common, title: t('alert.runningTitle'), text: t('alert.runningText', { date }), button: null }
    case 'ending':
      return {
        ...common,
        title: t('alert.runningTitle'),
        text: t('alert.endingText', { date }),
        button: { intent: 'prolong', label: t('alert.prolong') },
      }
  }
  return state
}
