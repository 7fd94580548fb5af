import type { FaqView } from '#apps/site/faq/faq-view.ts'

/** Finished words and pictures of the two pages for dealer prospects. */
export type TitledText = { title: string; text: string }
export type PicturedText = TitledText & { scene: string }

export type DealerView = {
  figures: readonly { label: string; value: string }[]
  benefits: readonly PicturedText[]
  steps: readonly (TitledText & { picture: string })[]
  fits: readonly string[]
  needs: readonly string[]
  faq: FaqView
}
