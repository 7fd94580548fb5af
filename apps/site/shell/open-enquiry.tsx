import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { closeEnquiryForm, followLayout, useShellState, watchLayout } from '#apps/site/client/shell-state.ts'
import type { OpenForm } from '#apps/site/client/shell-state.ts'
import { AskedItems } from '#apps/site/enquiry/asked-items.tsx'
import { originFromPath, subjectFromPath, subjectIdFromPath } from '#apps/site/enquiry/enquiry-origin.ts'
import { useLateComponent } from '#apps/site/client/use-late-component.ts'
import { BottomSheet, ButtonLink, Dialog, Heading, IconButton, IconClose, Notice, Skeleton } from '#apps/site/ui/index.ts'

/** The places of the enquiry form outside of the page: floating panel, sheet from below, dialog (R4.7, R4.8, R4.10). */
export function OpenEnquiry() {
  const t = useTranslations()
  const { openForm, isAutoOpenForm } = useShellState()
  const isPanel = openForm.show && openForm.type === 'panel'
  const isSheet = openForm.show && openForm.type === 'sheet'
  const isDialog = openForm.show && openForm.type === 'dialog'
  useEffect(() => watchLayout(followLayout), [])
  const wasPanel = useEver(isPanel)
  const wasSheet = useEver(isSheet)
  return (
    <>
      {wasPanel ? <FloatingForm form={openForm} isOpen={isPanel} isFocused={!isAutoOpenForm} /> : null}
      {wasSheet ? (
        <BottomSheet open={isSheet} onClose={closeEnquiryForm} title={t('enquiry.panelTitle')} closeLabel={t('common.close')}>
          <PanelForm id="enquiry-sheet" form={openForm} />
        </BottomSheet>
      ) : null}
      {isDialog ? (
        <Dialog open onClose={closeEnquiryForm} width="wide" title={t('enquiry.title')} closeLabel={t('common.close')}>
          <PanelForm id="enquiry-dialog" form={openForm} hasDraft={false} />
        </Dialog>
      ) : null}
    </>
  )
}

/** Stays in the page while it is closed, so that what was typed is there when it opens again. */
function FloatingForm({ form, isOpen, isFocused }: { form: OpenForm; isOpen: boolean; isFocused: boolean }) {
  const t = useTranslations()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A form that offers itself leaves the reader where they are.
    if (isOpen && isFocused) box.current?.focus()
  }, [isOpen, isFocused])

  function close() {
    closeEnquiryForm()
    document.getElementById('customer-service')?.focus()
  }

  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('enquiry.panelTitle')}
      tabIndex={-1}
      hidden={!isOpen}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
      className="floating-form no-print"
    >
      <div className="flex flex-none items-center justify-between border-b border-line py-2 ps-5 pe-2">
        <Heading level={2} size="subheading">
          {t('enquiry.panelTitle')}
        </Heading>
        <IconButton label={t('common.close')} icon={IconClose} onClick={close} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
        <PanelForm id="enquiry-panel" form={form} />
      </div>
    </div>
  )
}

/** `hasDraft`: what was typed outlives the form; the dialog resets where it is closed (R4.10). */
function PanelForm({ id, form, hasDraft = true }: { id: string; form: OpenForm; hasDraft?: boolean }) {
  const { pathname } = useLocation()
  const about = useLastShown(form)
  const EnquiryForm = useLateComponent(loadForm, form.show)
  if (EnquiryForm === 'waiting') return <Skeleton className="h-80" />
  if (EnquiryForm === 'failed') return <FormMissing />
  return (
    <EnquiryForm
      key={`${about.brand_sign}/${about.car_model_sign}/${about.remark}/${about.items?.length}`}
      id={id}
      isInShell
      hasDraft={hasDraft}
      origin={about.from ?? originFromPath(pathname)}
      originId={subjectIdFromPath(pathname)}
      subject={
        hasSubject(about)
          ? { brand: about.brand, brandSign: about.brand_sign, carModel: about.car_model, carModelSign: about.car_model_sign }
          : subjectFromPath(pathname)
      }
      remark={about.remark}
    >
      {about.items && <AskedItems items={about.items} />}
    </EnquiryForm>
  )
}

function hasSubject({ brand_sign, car_model_sign, remark }: OpenForm): boolean {
  return brand_sign !== null || car_model_sign !== null || remark !== null
}

function FormMissing() {
  const t = useTranslations()
  return (
    <div className="grid gap-4">
      <Notice tone="warning" live>
        {t('shell.loadingFailed')}
      </Notice>
      <ButtonLink href="/contactUs">{t('menu.contactUs')}</ButtonLink>
    </div>
  )
}

function loadForm() {
  return import('#apps/site/enquiry/enquiry-form.tsx').then((module) => module.EnquiryForm)
}

// Closing forgets the subject; a form that stays mounted must not be emptied by that.
function useLastShown(form: OpenForm): OpenForm {
  const [last, setLast] = useState(form)
  if (form.show && form !== last) setLast(form)
  return form.show ? form : last
}

function useEver(value: boolean): boolean {
  const [ever, setEver] = useState(value)
  if (value && !ever) setEver(true)
  return ever || value
}
