import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Notice, Skeleton } from '#apps/site/ui/index.ts'
import type { MemberData } from './use-member-data.ts'

type ListStateProps<Data> = { data: MemberData<Data>; retry: () => void; children: (data: Data) => ReactNode }

/** What is shown while a list is on its way, where it cannot be had, and then the list. */
export function ListState<Data extends object>({ data, retry, children }: ListStateProps<Data>) {
  if (data === 'failed') return <Failed retry={retry} />
  return data === 'waiting' ? <WaitingLines /> : children(data)
}

export function WaitingLines() {
  return (
    <div aria-hidden className="grid gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}

/** `message`: what went wrong, where more is known than that it did not come. */
export function Failed({ message, retry }: { message?: string; retry: () => void }) {
  const t = useTranslations()
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="danger" live title={message ?? t('member.listFailed')} />
      <Button onClick={retry}>{t('shell.retry')}</Button>
    </div>
  )
}
