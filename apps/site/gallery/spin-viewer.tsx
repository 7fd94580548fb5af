import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { useTranslations } from 'use-intl'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'
import type { Picture } from '#contract/car.ts'
import type { SpinView } from './gallery-view.ts'
import { draggedFrame, fetchOrder, frameAddress, nearestLoaded, requestFrames } from './spin-frames.ts'

/**
 * The vehicle turned by dragging, or by the slider beneath with mouse, touch and keys. Frames are fetched at the first touch,
 * eight first; until then, and without script, the first frame stands there.
 */
export function SpinViewer({ spin }: { spin: SpinView }) {
  const t = useTranslations('car')
  const { first, count } = spin
  const [frame, setFrame] = useState(0)
  const { canvas, isReady, want } = useFrames(spin, frame)
  const drag = useRef<{ x: number; frame: number } | null>(null)

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    want()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, frame }
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!drag.current) return
    setFrame(draggedFrame(drag.current.frame, event.clientX - drag.current.x, event.currentTarget.clientWidth, count))
  }

  function release() {
    drag.current = null
  }

  return (
    <div className="spin">
      <div
        className="gallery-stage spin-stage"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
        onDragStart={(event) => event.preventDefault()}
      >
        <CarPicture picture={first} sizes="(max-width: 768px) 100vw, 62vw" />
        <canvas ref={canvas} hidden={!isReady} aria-hidden className="spin-canvas photo" />
      </div>
      <label className="spin-control">
        <span className="text-sm text-muted">{t('spinHint')}</span>
        <input
          type="range"
          min={0}
          max={count - 1}
          value={frame}
          aria-label={t('spin')}
          aria-valuetext={t('spinAngle', { degrees: Math.round((frame / count) * 360) })}
          onPointerDown={want}
          onFocus={want}
          onChange={(event) => {
            want()
            setFrame(Number(event.currentTarget.value))
          }}
          className="spin-range"
        />
      </label>
    </div>
  )
}

/** Fetches the frames once wanted and paints the nearest one that has come. */
function useFrames({ href, count }: SpinView, frame: number) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const images = useRef<(HTMLImageElement | null)[]>([])
  const [isWanted, setWanted] = useState(false)
  const [loadedCount, setLoadedCount] = useState(0)

  useEffect(() => {
    const box = canvas.current?.parentElement
    if (!isWanted || !box) return
    const leave = new AbortController()
    const devicePx = box.clientWidth * Math.min(2, window.devicePixelRatio)
    images.current = Array.from({ length: count }, () => null)
    const fetchOne = async (picture: Picture | undefined, index: number) => {
      if (!picture) return
      const image = new Image()
      image.src = frameAddress(picture, devicePx)
      await image.decode()
      if (leave.signal.aborted) return
      images.current[index] = image
      setLoadedCount((loaded) => loaded + 1)
    }
    const fetchAll = async () => {
      const frames = await requestFrames(href, leave.signal)
      const queue = fetchOrder(frames.length)
      // Four at a time: the first eight are there soon, and the line is left some room.
      const worker = async () => {
        for (let index = queue.shift(); index !== undefined && !leave.signal.aborted; index = queue.shift()) {
          await fetchOne(frames[index], index).catch(() => {})
        }
      }
      await Promise.all([worker(), worker(), worker(), worker()])
    }
    // Without a line the first frame stays, and the next touch tries again.
    fetchAll().catch(() => leave.signal.aborted || setWanted(false))
    return () => leave.abort()
  }, [href, count, isWanted])

  useEffect(() => {
    const at = nearestLoaded(
      frame,
      images.current.map((image) => image !== null),
    )
    const image = at === null ? null : images.current[at]
    const context = canvas.current?.getContext('2d')
    if (!image || !canvas.current || !context) return
    if (canvas.current.width !== image.naturalWidth) {
      canvas.current.width = image.naturalWidth
      canvas.current.height = image.naturalHeight
    }
    context.drawImage(image, 0, 0)
  }, [frame, loadedCount])

  return { canvas, isReady: loadedCount > 0, want: () => setWanted(true) }
}
