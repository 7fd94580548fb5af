import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import type { FilterView } from './filter-view.ts'

/** What the page "find one for me" shows of a list's filters. */
export type FindRequest = { title: string; text: string; lookingFor: string; filters: string[]; remark: string; backText: string; backHref: string }

/** The filters of a list in words, and the requirements they make. `kind`: what the list holds, said first. */
export function findRequest(t: SiteTranslator, { active, backHref, kind }: { active: FilterView['active']; backHref: string; kind: string }): FindRequest {
  const filters = [kind, ...active.map(({ label }) => label)]
  return {
    title: t('common.findForMe'),
    text: t('list.findText'),
    lookingFor: t('list.findLooking'),
    filters,
    remark: [t('list.findRemark'), ...filters.map((filter) => `- ${filter}`), ''].join('\n'),
    backText: t('list.findBack'),
    backHref,
  }
}
