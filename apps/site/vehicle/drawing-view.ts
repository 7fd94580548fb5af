/** A drawing as a page shows it: its address, and its size in px so that nothing moves when it arrives. */
export type DrawingView = { src: string; width: number; height: number }
