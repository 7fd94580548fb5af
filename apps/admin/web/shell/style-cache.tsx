import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
const cache = createCache({ key: 'q', nonce: meta?.nonce })

/** Emotion's style elements carry the nonce that the policy of this answer names. */
export function StyleCache({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
