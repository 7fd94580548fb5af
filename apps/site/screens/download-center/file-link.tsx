import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink, IconDownload, useToast } from '#apps/site/ui/index.ts'
import type { FileView } from './download-view.ts'

/** Saves a file. Without script it is a plain link; with script a failure is told in the page and logged. */
export function FileLink({ file, children }: { file: FileView; children: ReactNode }) {
  const save = useSaveFile(file)
  return (
    <ButtonLink href={file.href} download={file.fileName} onClick={save} aria-label={file.label} variant="secondary" icon={IconDownload}>
      {children}
    </ButtonLink>
  )
}

/** The same as words in a line. */
export function FileTextLink({ file, children }: { file: FileView; children: ReactNode }) {
  const save = useSaveFile(file)
  return (
    <a
      href={file.href}
      download={file.fileName}
      onClick={save}
      aria-label={file.label}
      className="inline-flex min-h-tap items-center underline decoration-line-strong underline-offset-4 hover:text-accent-text"
    >
      {children}
    </a>
  )
}

function useSaveFile(file: FileView) {
  const t = useTranslations('downloads')
  const toast = useToast()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void saveOrTell(file, () => toast({ text: t('failed'), tone: 'failure' }))
  }
}

// The code comes with the press; where it cannot be had, the browser follows the link as it would without script.
async function saveOrTell(file: FileView, tell: () => void): Promise<void> {
  const code = await import('./save-file.ts').catch(() => null)
  if (code === null || !code.canFetchFirst(file.byteSize)) return location.assign(file.href)
  try {
    await code.saveFile(file)
  } catch (error) {
    console.error('Download failed:', error)
    tell()
  }
}
