import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DiskState } from '#core/ports/files/disk-room.ts'
import type { CacheCounts } from '#apps/server/html-cache/html-cache.ts'

export type RequestKind = 'page' | 'asset' | 'api' | 'admin' | 'other'

export type Metrics = {
  /** Counts an answered request; `duration` in milliseconds. */
  count(kind: RequestKind, status: number, duration: number): void
  /** The text that Prometheus reads. */
  text(): Promise<string>
  contentType: string
}

/** Part of the application that an address belongs to. */
export function kindOf(target: string): RequestKind {
  if (target.startsWith('/api/')) return 'api'
  if (target.startsWith('/admin')) return 'admin'
  if (target.startsWith('/assets/') || target.startsWith('/drawing/') || /^\/[\w.-]+\.(?!data\b)\w+$/.test(target)) return 'asset'
  return /^\/(healthz|readyz|metrics|language|preview|feed)\b/.test(target) ? 'other' : 'page'
}

type MetricsInput = {
  readCache: () => CacheCounts & { pages: number; bytes: number }
  readDisks: () => Promise<readonly DiskState[]>
  readUploads: () => Readonly<Record<string, number>>
}

/** What the process tells of itself. Labels come from fixed lists: no path and no language is one. */
export function createMetrics({ readCache, readDisks, readUploads }: MetricsInput): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by kind of request and class of status',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const answers = new Counter({
    name: 'html_cache_answers_total',
    help: 'Pages given out, by how: kept, kept but old, rendered, waited for, not kept',
    labelNames: ['how'] as const,
    registers: [registry],
    collect() {
      const { hits, stale, misses, joined, uncached } = readCache()
      this.reset()
      for (const [how, count] of Object.entries({ hits, stale, misses, joined, uncached })) this.inc({ how }, count)
    },
  })
  const pages = new Gauge({
    name: 'html_cache_pages',
    help: 'Pages kept',
    registers: [registry],
    collect() {
      this.set(readCache().pages)
    },
  })
  const bytes = new Gauge({
    name: 'html_cache_bytes',
    help: 'Bytes of pages kept',
    registers: [registry],
    collect() {
      this.set(readCache().bytes)
    },
  })
  void [answers, pages, bytes, ...diskGauges(registry, readDisks), uploadGauge(registry, readUploads)]
  return {
    // Pages from the cache take microseconds and are counted by the cache itself.
    count: (kind, status, duration) => durations.observe({ kind, status: `${Math.floor(status / 100)}xx` }, duration / 1000),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function diskGauges(registry: Registry, readDisks: MetricsInput['readDisks']): Gauge[] {
  const gaugeOf = (name: string, help: string, valueOf: (state: DiskState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['disk'] as const,
      registers: [registry],
      async collect() {
        this.reset()
        for (const state of await readDisks()) this.set({ disk: state.disk }, valueOf(state))
      },
    })
  return [
    gaugeOf('disk_free_bytes', 'Bytes that may still be written', (state) => state.freeBytes),
    gaugeOf('disk_reserve_bytes', 'Bytes below which no files are taken', (state) => state.reserveBytes),
  ]
}

function uploadGauge(registry: Registry, readUploads: MetricsInput['readUploads']): Gauge {
  return new Gauge({
    name: 'uploads_active',
    help: 'Uploads whose body is arriving, by who sends them',
    labelNames: ['uploader'] as const,
    registers: [registry],
    collect() {
      for (const [uploader, count] of Object.entries(readUploads())) this.set({ uploader }, count)
    },
  })
}
