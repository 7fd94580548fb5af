import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton, IconChevronEnd, IconChevronStart, IconClose } from '#apps/site/ui/index.ts'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'
import type { Picture } from '#contract/car.ts'
import { useSlides } from './use-slides.ts'

/** The pictures over the whole screen: swipe, arrow keys, Home and End; Escape closes. Tells on closing which one was seen last. */
export function Lightbox({ pictures, start, onClose }: { pictures: readonly Picture[]; start: number; onClose: (last: number) => void }) {
  const t = useTranslations()
  const dialog = useRef<HTMLDialogElement>(null)
  const { row, at, measure, show } = useSlides(pictures.length, start)

  useEffect(() => {
    dialog.current?.showModal()
    show(start, 'instant')
  }, [show, start])

  function onKeyDown(event: KeyboardEvent) {
    const isRtl = document.documentElement.dir === 'rtl'
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
    const target = step === undefined ? { Home: 0, End: pictures.length - 1 }[event.key] : at + step
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }

  return (
    <dialog ref={dialog} className="lightbox" aria-label={t('car.pictures')} onClose={() => onClose(at)} onKeyDown={onKeyDown}>
      <ul ref={row} onScroll={measure} className="gallery-row lightbox-row">
        {pictures.map((picture) => (
          <li key={picture.src} className="gallery-slide lightbox-slide">
            <CarPicture picture={picture} sizes="100vw" fit="contain" />
          </li>
        ))}
      </ul>
      <p className="lightbox-caption" role="status">
        <bdi dir="ltr" className="tabular-nums">
          {at + 1} / {pictures.length}
        </bdi>{' '}
        {pictures[at]?.alt}
      </p>
      <div className="lightbox-close">
        <IconButton label={t('common.close')} icon={IconClose} onClick={() => dialog.current?.close()} />
      </div>
      <div className="gallery-arrows">
        <IconButton label={t('common.previous')} icon={IconChevronStart} mirrorIcon disabled={at === 0} onClick={() => show(at - 1)} />
        <IconButton label={t('common.next')} icon={IconChevronEnd} mirrorIcon disabled={at === pictures.length - 1} onClick={() => show(at + 1)} />
      </div>
    </dialog>
  )
}
