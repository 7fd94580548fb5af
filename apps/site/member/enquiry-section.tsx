import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MEMBER_ENQUIRY_STAGES } from '#contract/member-values.ts'
import { formatDate } from '#i18n/format.ts'
import type { MemberEnquiry, MemberEnquiryPage } from '#contract/member.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Button, ButtonLink, EmptyState, TextLink } from '#apps/site/ui/index.ts'
import { ListState } from './list-state.tsx'
import { useMemberData } from './use-member-data.ts'

const PAGE_SIZE = 10

/** The member's enquiries, newest first, ten at a time. */
export function EnquirySection() {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, index) => (
    <EnquiryPage key={index} page={index + 1} isLast={index + 1 === pages} onMore={() => setPages(pages + 1)} />
  ))
}

function EnquiryPage({ page, isLast, onMore }: { page: number; isLast: boolean; onMore: () => void }) {
  const t = useTranslations()
  const { data, retry } = useMemberData<MemberEnquiryPage>(`enquiries?page=${page}&page_size=${PAGE_SIZE}`)
  return (
    <ListState data={data} retry={retry}>
      {({ list, page_count }) =>
        list.length === 0 && page === 1 ? (
          <EmptyState
            level={3}
            title={t('member.noEnquiries')}
            text={t('member.noEnquiriesText')}
            action={<ButtonLink href="/carList">{t('shortlist.browse')}</ButtonLink>}
          />
        ) : (
          <>
            <ul className={page === 1 ? 'border-t border-line' : undefined}>
              {list.map((enquiry) => (
                <EnquiryLine key={enquiry.reference} enquiry={enquiry} />
              ))}
            </ul>
            {isLast && page < page_count ? (
              <Button className="mt-4" onClick={onMore}>
                {t('member.showMore')}
              </Button>
            ) : null}
          </>
        )
      }
    </ListState>
  )
}

function EnquiryLine({ enquiry }: { enquiry: MemberEnquiry }) {
  const t = useTranslations('member')
  const locale = useLocale()
  const subject = enquiry.subject ?? t('enquiryGeneral')
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-5 desktop:grid-cols-[minmax(0,1fr)_minmax(0,260px)]">
      <div className="min-w-0">
        <p className="text-lg leading-snug font-semibold">
          {enquiry.path === null ? (
            <bdi>{subject}</bdi>
          ) : (
            <TextLink quiet href={enquiry.path} className="inline-block py-0.5">
              <bdi>{subject}</bdi>
            </TextLink>
          )}
        </p>
        <p className="mt-1 text-sm text-muted">
          <bdi dir="ltr" className="font-semibold text-ink tabular-nums select-all">
            {enquiry.reference}
          </bdi>
          {' · '}
          {t('sentOn', { date: formatDate(locale, enquiry.created_at) })}
        </p>
        {enquiry.remark === '' ? null : (
          <p dir="auto" className="mt-2 line-clamp-3 max-w-text break-words whitespace-pre-line text-muted">
            {enquiry.remark}
          </p>
        )}
      </div>
      <Stage enquiry={enquiry} />
    </li>
  )
}

/** How far it is: the stage in words, and its place on a rule of the four that lead to an order. */
function Stage({ enquiry }: { enquiry: MemberEnquiry }) {
  const t = useTranslations('member')
  const locale = useLocale()
  const place = MEMBER_ENQUIRY_STAGES.indexOf(enquiry.stage)
  return (
    <div className="min-w-0">
      <p className="font-semibold">
        {t(`stage.${enquiry.stage}`)}{' '}
        <span className="text-sm font-normal text-muted">{t('stageSince', { date: formatDate(locale, enquiry.updated_at) })}</span>
      </p>
      {enquiry.stage === 'closed' ? null : (
        <div aria-hidden className="mt-2 grid grid-cols-4 gap-1">
          {MEMBER_ENQUIRY_STAGES.slice(0, 4).map((stage, index) => (
            <span key={stage} className={index <= place ? 'h-1 bg-ink' : 'h-1 bg-line'} />
          ))}
        </div>
      )}
    </div>
  )
}
