import { createContext, createElement, use, useId } from 'react'
import type { ReactNode } from 'react'
import { bodyTypeSilhouette } from './silhouettes/index.tsx'

const DrawingSheetContext = createContext<ReadonlyMap<string, string> | null>(null)

/**
 * Draws each body type of a list once, out of sight; the pictures inside refer to it. A list of 24 cars is half as long then,
 * and a cheap phone has a few hundred shapes less to keep.
 */
export function DrawingSheet({ bodyTypes, children }: { bodyTypes: readonly string[]; children: ReactNode }) {
  const id = useId()
  const ids = new Map([...new Set(bodyTypes)].map((type, index) => [type, `${id}${index}`]))
  return (
    <DrawingSheetContext value={ids}>
      <svg aria-hidden className="absolute size-0 overflow-hidden">
        {[...ids].map(([type, drawingId]) => (
          <symbol key={type} id={drawingId} viewBox="0 0 480 200">
            {createElement(bodyTypeSilhouette(type))}
          </symbol>
        ))}
      </svg>
      {children}
    </DrawingSheetContext>
  )
}

/** Id of the drawing on the sheet around; null where there is none. */
export function useSheetDrawing(bodyType: string | null): string | null {
  return use(DrawingSheetContext)?.get(bodyType ?? '') ?? null
}
