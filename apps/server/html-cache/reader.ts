/** Who asks, as far as an answer depends on it. */
export type Reader = { method: string; acceptEncoding: string | null | undefined; ifNoneMatch: string | null | undefined; requestId: string }
