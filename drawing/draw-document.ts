import type { Drawing, PaintedVehicle } from '#drawing/address.ts'
import { stageBox, tightBox, viewFile, viewSize, type ViewBox } from '#drawing/document.ts'
import { drawView } from '#drawing/draw-view.ts'
import { frontAxle } from '#drawing/front-axle.ts'
import type { DrawnView, View } from '#drawing/measure.ts'
import { scaleBox, scaleFile } from '#drawing/scale.ts'
import { sheetBox, sheetFile } from '#drawing/sheet.ts'

/** Draws what an address asks for as a standalone SVG file; the same input gives the same bytes. */
export function drawDocument(drawing: Drawing): string {
  const { vehicle } = drawing
  if (drawing.kind === 'scale') {
    const { beside } = drawing
    return scaleFile(viewOf(vehicle, 'side', 'a'), beside === 'person' ? 'person' : viewOf(beside, 'side', 'b'))
  }
  if (drawing.kind === 'sheet') {
    const { arrangement, direction } = drawing
    const views = {
      side: viewOf(vehicle, 'side', 's'),
      front: viewOf(vehicle, 'front', 'f'),
      rear: viewOf(vehicle, 'rear', 'r'),
      top: viewOf(vehicle, 'top', 't'),
    }
    return sheetFile({ measure: vehicle.measure, views, frontAxleMm: frontAxle(vehicle.measure), arrangement, direction })
  }
  return viewFile(drawing.kind, viewOf(vehicle, drawing.kind, 'v'), drawing.framing)
}

/** Size of a drawing in CSS pixels, `width` wide, for an `<img>` that keeps its place. */
export function drawingSize(drawing: Drawing, width: number): { width: number; height: number } {
  const box = boxOf(drawing)
  return { width, height: Math.round((width * box.height) / box.width) }
}

function boxOf(drawing: Drawing): ViewBox {
  const { measure } = drawing.vehicle
  if (drawing.kind === 'sheet') return sheetBox(measure, drawing.arrangement)
  if (drawing.kind === 'scale') {
    const { beside } = drawing
    return scaleBox(viewSize('side', measure), beside === 'person' ? 'person' : viewSize('side', beside.measure))
  }
  const size = viewSize(drawing.kind, measure)
  return drawing.framing === 'tight' ? tightBox(size, drawing.kind) : stageBox(drawing.kind, size)
}

function viewOf({ measure, paint }: PaintedVehicle, view: View, prefix: string): DrawnView {
  return drawView(view, measure, { paint, prefix })
}
