import { Brands, Cards, Drawings, Glyphs, Hero } from './gallery/brand-sections.tsx'
import { Content, Detail, States } from './gallery/content-sections.tsx'
import { Buttons, Forms, Overlays } from './gallery/control-sections.tsx'
import { ControlStates, Figures } from './gallery/state-sections.tsx'
import { samples } from './gallery/sample.ts'
import { ToastProvider } from './toast.tsx'

/** Every primitive in every state, for looking at during development. */
export function Gallery({ language }: { language: keyof typeof samples }) {
  const words = samples[language]
  return (
    <ToastProvider dismissLabel={words.close}>
      <Hero words={words} />
      <Cards words={words} />
      <Brands words={words} />
      <Buttons words={words} />
      <ControlStates words={words} />
      <Figures words={words} />
      <Forms words={words} />
      <Overlays words={words} />
      <Detail words={words} />
      <Content words={words} />
      <States words={words} />
      <Drawings />
      <Glyphs />
    </ToastProvider>
  )
}
