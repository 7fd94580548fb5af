import type { QuotationPdf } from '#core/domain/quotation/index.ts'

/** A PDF to be saved or opened beside the page; kept by nobody. */
export function sendPdf({ name, bytes }: QuotationPdf): Response {
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
  })
}
