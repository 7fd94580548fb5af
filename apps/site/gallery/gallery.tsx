import { useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLateComponent } from '#apps/site/client/use-late-component.ts'
import { IconButton, IconChevronEnd, IconChevronStart } from '#apps/site/ui/index.ts'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'
import type { Picture } from '#contract/car.ts'
import { renditions } from './renditions.ts'
import { useSlides } from './use-slides.ts'

const MAIN_SIZES = '(max-width: 768px) 100vw, (max-width: 1360px) 62vw, 800px'

/**
 * Pictures in a row that is swiped, with thumbnails beneath and a full-screen view behind each. Without script the row scrolls,
 * a thumbnail leads to its picture and a picture to its file.
 */
export function Gallery({ id, pictures, isFirst, children }: { id: string; pictures: readonly Picture[]; isFirst?: boolean; children?: ReactNode }) {
  const t = useTranslations()
  const { row, at, measure, show } = useSlides(pictures.length)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const opener = useRef<HTMLElement>(null)
  const Lightbox = useLateComponent(loadLightbox, zoomed !== null)

  function zoom(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    opener.current = event.currentTarget
    setZoomed(index)
  }

  return (
    <div className="gallery">
      <div className="relative">
        <ul ref={row} onScroll={measure} className="gallery-row" aria-label={t('car.pictures')}>
          {pictures.map((picture, index) => (
            <li key={picture.src} id={`${id}-${index + 1}`} className="gallery-slide">
              <a href={renditions(picture).at(-1)?.src} onClick={(event) => zoom(event, index)} className="gallery-stage gallery-link">
                <CarPicture picture={picture} sizes={MAIN_SIZES} isFirst={isFirst === true && index === 0} />
              </a>
            </li>
          ))}
        </ul>
        {pictures.length > 1 ? (
          <>
            <p className="gallery-count tabular-nums" aria-hidden>
              <bdi dir="ltr">
                {at + 1} / {pictures.length}
              </bdi>
            </p>
            <div className="gallery-arrows no-print">
              <IconButton label={t('common.previous')} icon={IconChevronStart} mirrorIcon disabled={at === 0} onClick={() => show(at - 1)} />
              <IconButton label={t('common.next')} icon={IconChevronEnd} mirrorIcon disabled={at === pictures.length - 1} onClick={() => show(at + 1)} />
            </div>
          </>
        ) : null}
      </div>
      {children}
      {pictures.length > 1 ? (
        <ul className="gallery-thumbs no-print">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#${id}-${index + 1}`}
                aria-current={index === at ? 'true' : undefined}
                className="gallery-thumb"
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <CarPicture picture={picture} sizes="112px" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {zoomed !== null && typeof Lightbox !== 'string' ? (
        <Lightbox
          pictures={pictures}
          start={zoomed}
          onClose={(last) => {
            setZoomed(null)
            show(last)
            opener.current?.focus()
          }}
        />
      ) : null}
    </div>
  )
}

function loadLightbox() {
  return import('./lightbox.tsx').then((module) => module.Lightbox)
}
