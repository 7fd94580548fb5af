import { SampleNote } from '#apps/site/vehicle/sample-note.tsx'

/** Under a section of a page of the demonstration; nothing on others. */
export function SampleBlock({ isSample, text }: { isSample: boolean; text?: string }) {
  if (!isSample) return null
  return (
    <div className="mt-8">
      <SampleNote text={text} />
    </div>
  )
}
