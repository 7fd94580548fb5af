import { Button } from '@mui/material'
import { FileDown } from 'lucide-react'
import { useFileDownload } from '#apps/admin/web/ui/use-file-download.ts'

/** Fetches a document as a PDF. */
export function PdfButton({ path, label, isOff = false }: { path: string; label: string; isOff?: boolean }) {
  const { download, isBusy } = useFileDownload()
  return (
    <Button variant="outlined" startIcon={<FileDown size={17} />} disabled={isOff || isBusy} onClick={() => void download(path)}>
      {label}
    </Button>
  )
}
