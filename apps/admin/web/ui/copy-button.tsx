import { Button, IconButton, Tooltip } from '@mui/material'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { copyText } from './copy-text.ts'

const SHOWN_MS = 2000

/** Copies `text` and says so in place. With `isWide` a button with words, else a small icon with `label` as its name. */
export function CopyButton({ text, label, isWide = false }: { text: string; label: string; isWide?: boolean }) {
  const say = useMessages()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => setCopied(await copyText(text))
  const icon = isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />
  if (isWide) {
    return (
      <Button variant="outlined" startIcon={icon} onClick={copy}>
        {isCopied ? say('app.copied') : label}
      </Button>
    )
  }
  return (
    <Tooltip title={isCopied ? say('app.copied') : label}>
      <IconButton size="small" aria-label={isCopied ? say('app.copied') : label} onClick={copy}>
        {icon}
      </IconButton>
    </Tooltip>
  )
}
