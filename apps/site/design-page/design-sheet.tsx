import { Brands, Cards, Drawings, Glyphs, Hero } from './brand-sections.tsx'
import { Content, Detail, States } from './content-sections.tsx'
import { Buttons, Forms, Overlays } from './control-sections.tsx'
import { ControlStates, Figures } from './state-sections.tsx'
import { samples } from './sample.ts'
import { ToastProvider } from '#apps/site/ui/toast.tsx'

/** Every primitive in every state, for looking at during development. */
export function DesignSheet({ language }: { language: keyof typeof samples }) {
  const sample = samples[language]
  return (
    <ToastProvider dismissLabel={sample.close} page="/ui">
      <Hero sample={sample} />
      <Cards sample={sample} />
      <Brands sample={sample} />
      <Buttons sample={sample} />
      <ControlStates sample={sample} />
      <Figures sample={sample} />
      <Forms sample={sample} />
      <Overlays sample={sample} />
      <Detail sample={sample} />
      <Content sample={sample} />
      <States sample={sample} />
      <Drawings />
      <Glyphs />
    </ToastProvider>
  )
}
