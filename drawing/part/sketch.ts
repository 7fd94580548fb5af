import type { Drafter } from '#drawing/solid/index.ts'

/** One kind of part: how it is drawn, and from where where that is not the usual place. */
export type Sketch = { draw: (d: Drafter) => void; turn?: number; rise?: number; size?: number }
